/* page.h -- text for a terminal: its width, wrapped paragraphs, headings.
 *
 * Into a pipe or a file nothing is cut and nothing is coloured. */

#ifndef RULES_PAGE_H
#define RULES_PAGE_H

#include <stdbool.h>

struct page {
    int width;
    bool terminal;
};

struct page page_open(void);

/* A line in bold, where there is a terminal that can show it. */
void page_heading(const struct page *p, const char *text);

/* A label in the margin and a paragraph beside it, wrapped; an empty label continues the last. */
void page_entry(const struct page *p, const char *label, const char *text);

/* The rest of a line that has `used` columns already; on a terminal it is wrapped and hangs from
 * that column, elsewhere it stays one line. */
void page_hang(const struct page *p, int used, const char *text);

#endif
