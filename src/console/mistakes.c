/* mistakes.c -- all that is wrong with a position, line by line.
 *
 * Reading stops at the first mistake.  To find the next one the line is blanked out and the text read
 * again; a judgement on the whole belongs to the line from which on it is passed. */

#include <stdlib.h>
#include <string.h>

#include "engine/position.h"

#include "console/mistakes.h"

struct hunt {
    const struct eng_box *box;
    void *state;
    char *text; /* ours, with lines blanked out */
};

static const char nowhere[] = "position";

/* The line that a mistake names, or 0. */
static int line_of(const struct err *err)
{
    size_t length = sizeof nowhere - 1;

    return strncmp(err->place, nowhere, length) == 0 && err->place[length] == ':'
               ? atoi(err->place + length + 1)
               : 0;
}

static char *start_of_line(char *text, int line)
{
    while (--line > 0) {
        char *end = strchr(text, '\n');
        if (!end)
            return text + strlen(text);
        text = end + 1;
    }
    return text;
}

static void blank_line(char *text, int line)
{
    for (char *s = start_of_line(text, line); *s && *s != '\n'; s++)
        *s = ' ';
}

static bool read_up_to(struct hunt *h, int line, struct err *err)
{
    char *end = start_of_line(h->text, line + 1), kept = *end;

    *end = 0;
    bool fine = eng_position_read(h->box, nowhere, h->text, h->state, NULL, err);
    *end = kept;
    return fine;
}

/* The first line with which the whole is judged so; 0 when it was so before the first. */
static int line_of_judgement(struct hunt *h, const struct err *judged, int lines)
{
    struct err err;

    for (int line = 1; line <= lines; line++)
        if (!read_up_to(h, line, &err) && line_of(&err) == 0 &&
            strcmp(err.reason, judged->reason) == 0)
            return line;
    return 0;
}

static int count_lines(const char *text)
{
    int lines = 1;

    for (; *text; text++)
        lines += *text == '\n';
    return lines;
}

/* The first line that says something: what is wrong with it, or with all that lacks, ends the hunt. */
static int heading_of(char *text)
{
    int line = 1;

    for (; *text; text++) {
        if (*text == '\n')
            line++;
        else if (*text == '#')
            text += strcspn(text, "\n") - 1;
        else if (*text != ' ' && *text != '\t' && *text != '\r')
            return line;
    }
    return line;
}

int mistakes_tell(const struct eng_box *box, const char *place, const char *text,
                  mistake_teller *teller, void *arg)
{
    struct hunt h = { box, base_alloc(box->game->state_size), base_strdup(text) };
    int lines = count_lines(text), heading = heading_of(h.text), count = 0, line = INT32_MAX;
    struct err err, told;

    while (line > heading && !read_up_to(&h, lines, &err)) {
        line = line_of(&err);
        if (line == 0)
            line = line_of_judgement(&h, &err, lines);
        if (line > heading)
            err_line(&told, place, line, "%s", err.reason);
        else
            err_set(&told, place, "%s", err.reason);
        teller(arg, &told);
        count++;
        blank_line(h.text, line);
    }
    base_free(h.state);
    base_free(h.text);
    return count;
}
