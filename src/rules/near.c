/* near.c -- distances between words: letters to add, drop or change, case apart. */

#include <ctype.h>
#include <stdbool.h>
#include <string.h>

#include "rules/near.h"

enum { LONGEST = 40, FARTHEST = 3 };

static int least(int a, int b, int c)
{
    int ab = a < b ? a : b;

    return ab < c ? ab : c;
}

static bool same(char a, char b)
{
    return toupper((unsigned char)a) == toupper((unsigned char)b);
}

/* The table of the edit distance, a row at a time. */
static int distance(const char *a, const char *b)
{
    int row[LONGEST + 1];
    int length = (int)strlen(b);

    for (int j = 0; j <= length; j++)
        row[j] = j;
    for (int i = 1; a[i - 1]; i++) {
        int corner = row[0];

        row[0] = i;
        for (int j = 1; j <= length; j++) {
            int above = row[j];

            row[j] = least(above + 1, row[j - 1] + 1, corner + !same(a[i - 1], b[j - 1]));
            corner = above;
        }
    }
    return row[length];
}

void near_try(struct near *n, const char *name)
{
    if (strlen(name) > LONGEST || strlen(n->wanted) > LONGEST)
        return;
    int far = distance(n->wanted, name);
    int at = n->count;

    if (far > FARTHEST)
        return;
    while (at > 0 && n->distance[at - 1] > far)
        at--;
    if (at == NEAR_KEPT)
        return;
    n->count += n->count < NEAR_KEPT;
    for (int i = n->count - 1; i > at; i--) {
        n->distance[i] = n->distance[i - 1];
        n->name[i] = n->name[i - 1];
    }
    n->distance[at] = far;
    n->name[at] = name;
}
