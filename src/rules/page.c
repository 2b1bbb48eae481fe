/* page.c -- text for a terminal.  Columns are counted in code points: our texts have no others. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "rules/page.h"

enum { USUAL_WIDTH = 100, LEAST_WIDTH = 40, MARGIN = 12 };

static int terminal_width(void)
{
    struct winsize size;

    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col < LEAST_WIDTH)
        return USUAL_WIDTH;
    return size.ws_col;
}

struct page page_open(void)
{
    bool terminal = isatty(STDOUT_FILENO) == 1;

    return (struct page){ terminal ? terminal_width() : USUAL_WIDTH, terminal };
}

void page_heading(const struct page *p, const char *text)
{
    bool bold = p->terminal && !getenv("NO_COLOR");

    printf(bold ? "\033[1m%s\033[0m\n" : "%s\n", text);
}

static int columns(const char *s, size_t length)
{
    int count = 0;

    for (size_t i = 0; i < length; i++)
        count += ((unsigned char)s[i] & 0xC0) != 0x80;
    return count;
}

/* Words from column `from` on, never beyond `width`; a word that is longer stands alone. */
static void wrap(int from, int width, const char *text)
{
    int at = from;

    while (*text) {
        size_t length = strcspn(text, " ");
        int wide = columns(text, length);

        if (at > from && at + 1 + wide > width) {
            printf("\n%*s", from, "");
            at = from;
        }
        printf("%s%.*s", at > from ? " " : "", (int)length, text);
        at += wide + (at > from);
        text += length + strspn(text + length, " ");
    }
    putchar('\n');
}

void page_entry(const struct page *p, const char *label, const char *text)
{
    printf("  %-*s", MARGIN, label);
    wrap(MARGIN + 2, p->width, text);
}

void page_hang(const struct page *p, int used, const char *text)
{
    if (p->terminal)
        wrap(used, p->width, text);
    else
        puts(text);
}
