/* contest_page.c -- the report of an arena: one page of HTML with its pictures in it.
 *
 * Three pictures: the ladder with its error bars, strength against time a decision, and how long
 * the matches were; then who won against whom, and which side is favoured where. */

#include <math.h>
#include <stdio.h>

#include "sim/contest.h"

enum {
    WIDTH = 760,
    ROW = 40,
    LEFT = 180,
    RIGHT = 30,
    PLOT = 300,
    TOP = 20,
    GUTTER = 64,
    BINS = 24
};

static const char style[] =
    "body{font:16px/1.5 Georgia,'Times New Roman',serif;max-width:800px;margin:2.5em auto;"
    "padding:0 1.2em;background:#f7f2e6;color:#2b2620}\n"
    "h1{font-weight:normal;margin:0;font-size:2em}h2{font-weight:normal;font-size:1.3em;"
    "margin:2em 0 .4em;border-bottom:1px solid #c9bd9f}p{margin:.3em 0;color:#6b5f4a}\n"
    "table{border-collapse:collapse;width:100%;font-size:.92em;font-variant-numeric:tabular-nums}"
    "td,th{padding:.3em .6em;text-align:right;border-bottom:1px solid #e2d9c2}"
    "th{font-weight:normal;font-style:italic;color:#6b5f4a}"
    "td:first-child,th:first-child,td.name,th.name{text-align:left}"
    "td.cell,th.cell{text-align:center}\n"
    "svg{width:100%;height:auto;font:13px Georgia,serif;fill:#2b2620}"
    "text{paint-order:stroke;stroke:#f7f2e6;stroke-width:3px}"
    ".grid{stroke:#e2d9c2}.axis{stroke:#6b5f4a}.zero{stroke:#b9ad8e}.tick{fill:#6b5f4a}\n"
    ".bar{stroke:#7a1f1f;stroke-width:2}.dot{fill:#7a1f1f;stroke:#f7f2e6;stroke-width:1.5}"
    ".band{fill:#efe7d2}.value{fill:#7a1f1f}.bin{fill:#8a9a6b}\n"
    ".track{display:flex;height:1.1em;min-width:10em;background:#e2d9c2}.track i{display:block}"
    ".s0{background:#33518a}.s1{background:#a23b32}.s2{background:#8a9a6b}.s3{background:#b08d3e}"
    "\n@media print{body{background:none}}\n";

/* Names come from the command line. */
static void add_escaped(struct text *out, const char *s)
{
    for (; *s; s++) {
        if (*s == '<' || *s == '>' || *s == '&' || *s == '"')
            text_printf(out, "&#%d;", *s);
        else
            text_add_char(out, (unsigned char)*s < ' ' ? ' ' : *s);
    }
}

static void add_label(struct text *out, const char *class, double x, double y, const char *anchor,
                      const char *s)
{
    text_printf(out, "<text class=\"%s\" x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">", class, x, y,
                anchor);
    add_escaped(out, s);
    text_add(out, "</text>\n");
}

static void add_line(struct text *out, const char *class, double x1, double y1, double x2,
                     double y2)
{
    text_printf(out, "<line class=\"%s\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>\n",
                class, x1, y1, x2, y2);
}

static void add_box(struct text *out, const char *class, double x, double y, double width,
                    double height)
{
    text_printf(out, "<rect class=\"%s\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"/>\n",
                class, x, y, width, height);
}

static void add_dot(struct text *out, double x, double y)
{
    text_printf(out, "<circle class=\"dot\" cx=\"%.1f\" cy=\"%.1f\" r=\"5.5\"/>\n", x, y);
}

static void begin_picture(struct text *out, const char *title, const char *about, int height)
{
    text_printf(out,
                "<h2>%s</h2>\n<p>%s</p>\n"
                "<svg viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"%s\">\n",
                title, about, WIDTH, height, title);
}

/* A span of numbers laid out over a span of the picture. */
struct axis {
    double low, high, from, to;
};

static double place(const struct axis *a, double value)
{
    return a->from + (value - a->low) / (a->high - a->low) * (a->to - a->from);
}

static struct axis elo_axis(const struct contest *a, double from, double to)
{
    struct axis x = { .low = -50, .high = 50, .from = from, .to = to };

    for (int i = 0; i < a->player_count; i++) {
        x.low = fmin(x.low, a->rating[i].low);
        x.high = fmax(x.high, a->rating[i].high);
    }
    x.low = floor(x.low / 100) * 100;
    x.high = ceil(x.high / 100) * 100;
    return x;
}

/* Hundreds, or so many of them that labels do not touch. */
static double elo_step(const struct axis *x)
{
    double step = 100;

    while ((x->high - x->low) / step > 10)
        step *= 2;
    return step;
}

/* -- the ladder -- */

static void add_rung(const struct contest *a, int player, const struct axis *x, double y,
                     struct text *out)
{
    const struct elo_range *e = &a->rating[player];
    char label[32];

    snprintf(label, sizeof label, "%+.0f", e->middle);
    add_label(out, "name", LEFT - 14, y + 5, "end", a->player[player].name);
    add_line(out, "bar", place(x, e->low), y, place(x, e->high), y);
    add_line(out, "bar", place(x, e->low), y - 4, place(x, e->low), y + 4);
    add_line(out, "bar", place(x, e->high), y - 4, place(x, e->high), y + 4);
    add_dot(out, place(x, e->middle), y);
    add_label(out, "value", place(x, e->middle), y - 9, "middle", label);
}

static void add_ladder(const struct contest *a, struct text *out)
{
    struct axis x = elo_axis(a, LEFT, WIDTH - RIGHT);
    int order[ELO_PLAYERS], bottom = a->player_count * ROW;
    double step = elo_step(&x);
    char label[32];

    contest_rank(a, order);
    begin_picture(out, "Ladder", "Elo about the mean of all, with 95 % intervals.", bottom + 28);
    for (int n = 0; n < a->player_count; n += 2)
        add_box(out, "band", 0, n * ROW, WIDTH, ROW);
    for (double elo = ceil(x.low / step) * step; elo <= x.high; elo += step) {
        snprintf(label, sizeof label, fabs(elo) < 1 ? "0" : "%+.0f", elo);
        add_line(out, fabs(elo) < 1 ? "zero" : "grid", place(&x, elo), 0, place(&x, elo), bottom);
        add_label(out, "tick", place(&x, elo), bottom + 20, "middle", label);
    }
    for (int n = 0; n < a->player_count; n++)
        add_rung(a, order[n], &x, (n + 0.62) * ROW, out);
    text_add(out, "</svg>\n");
}

/* -- strength against time -- */

static double power_of(const struct contest_player *p)
{
    return log10(p->decisions ? fmax(0.001, p->seconds * 1000 / (double)p->decisions) : 0.001);
}

static struct axis time_axis(const struct contest *a)
{
    struct axis x = { .low = 0, .high = 1, .from = GUTTER, .to = WIDTH - RIGHT };

    for (int i = 0; i < a->player_count; i++) {
        x.low = fmin(x.low, floor(power_of(&a->player[i])));
        x.high = fmax(x.high, ceil(power_of(&a->player[i])));
    }
    return x;
}

static void add_time_grid(const struct axis *time, const struct axis *elo, struct text *out)
{
    double step = elo_step(elo);
    char label[32];

    for (double power = time->low; power <= time->high; power++) {
        snprintf(label, sizeof label, "%g ms", pow(10, power));
        add_line(out, "grid", place(time, power), TOP, place(time, power), PLOT);
        add_label(out, "tick", place(time, power), PLOT + 20,
                  power + 0.5 > time->high ? "end" : "middle", label);
    }
    for (double at = ceil(elo->low / step) * step; at <= elo->high; at += step) {
        snprintf(label, sizeof label, fabs(at) < 1 ? "0" : "%+.0f", at);
        add_line(out, fabs(at) < 1 ? "zero" : "grid", time->from, place(elo, at), time->to,
                 place(elo, at));
        add_label(out, "tick", time->from - 8, place(elo, at) + 4, "end", label);
    }
}

static void add_times(const struct contest *a, struct text *out)
{
    struct axis elo = elo_axis(a, PLOT, TOP), time = time_axis(a);

    begin_picture(out, "Strength against time", "Elo over milliseconds a decision.", PLOT + 28);
    add_time_grid(&time, &elo, out);
    for (int i = 0; i < a->player_count; i++) {
        const struct elo_range *r = &a->rating[i];
        double x = place(&time, power_of(&a->player[i])), y = place(&elo, r->middle);
        bool left = x > WIDTH - 170;
        add_line(out, "bar", x, place(&elo, r->low), x, place(&elo, r->high));
        add_dot(out, x, y);
        add_label(out, "name", left ? x - 10 : x + 10, y + 4, left ? "end" : "start",
                  a->player[i].name);
    }
    text_add(out, "</svg>\n");
}

/* -- lengths -- */

static int longest_match(const struct contest *a)
{
    int most = 1;

    for (int n = 0; n < a->match_count; n++)
        if (a->outcome[n].finished && a->outcome[n].decisions > most)
            most = a->outcome[n].decisions;
    return most;
}

/* A round number of decisions for each bin, so that `most` falls in the last at latest. */
static int bin_width(int most)
{
    static const int steps[] = { 1, 2, 5 };
    int width = 1;

    for (int i = 0; most / width >= BINS; i++) {
        width = steps[i % 3];
        for (int power = 0; power < i / 3; power++)
            width *= 10;
    }
    return width;
}

static void add_bins(const int *bin, int count, int width, struct text *out)
{
    int tallest = 1;
    char label[32];

    for (int i = 0; i < count; i++)
        tallest = bin[i] > tallest ? bin[i] : tallest;
    struct axis y = { .low = 0, .high = tallest, .from = PLOT, .to = TOP };
    struct axis x = { .low = 0, .high = count, .from = GUTTER, .to = WIDTH - RIGHT };
    for (int quarter = 0; quarter <= 4; quarter++) {
        double at = tallest * quarter / 4.0;
        snprintf(label, sizeof label, "%g", at);
        add_line(out, "grid", x.from, place(&y, at), x.to, place(&y, at));
        if (at == floor(at))
            add_label(out, "tick", x.from - 8, place(&y, at) + 4, "end", label);
    }
    for (int i = 0; i < count; i++)
        if (bin[i] > 0)
            add_box(out, "bin", place(&x, i) + 1, place(&y, bin[i]),
                    place(&x, 1) - place(&x, 0) - 2, PLOT - place(&y, bin[i]));
    for (int i = 0; i <= count; i += count > 12 ? 4 : 1) {
        snprintf(label, sizeof label, "%d", i * width);
        add_label(out, "tick", place(&x, i), PLOT + 20, "middle", label);
    }
    add_line(out, "axis", x.from, PLOT, x.to, PLOT);
}

static void add_lengths(const struct contest *a, struct text *out)
{
    int bin[BINS] = { 0 }, most = longest_match(a), width = bin_width(most);

    begin_picture(out, "Length of matches", "Matches by the number of decisions of both sides.",
                  PLOT + 28);
    for (int n = 0; n < a->match_count; n++)
        if (a->outcome[n].finished)
            bin[a->outcome[n].decisions / width]++;
    add_bins(bin, most / width + 1, width, out);
    text_add(out, "</svg>\n");
}

/* -- tables -- */

/* Green for the row's player, red for the column's; the paper between them. */
static void add_cell(const struct contest *a, int row, int column, struct text *out)
{
    const struct elo_tally *t = &a->tally[row][column];
    struct elo_range s = elo_score(t);
    double share = s.middle - 0.5;

    if (row == column || elo_pairs(t) == 0) {
        text_add(out, "<td class=\"cell\">·</td>");
        return;
    }
    text_printf(out,
                "<td class=\"cell\" style=\"background:rgba(%s,%.2f)\" title=\"%d matches, "
                "%.1f to %.1f %%\">%.0f</td>",
                share > 0 ? "93,120,64" : "162,59,50", fabs(share) * 1.1, 2 * elo_pairs(t),
                100 * s.low, 100 * s.high, 100 * s.middle);
}

static void add_matrix(const struct contest *a, struct text *out)
{
    int order[ELO_PLAYERS];

    contest_rank(a, order);
    text_add(out, "<h2>Who against whom</h2>\n<p>Points in a hundred of the player on the left."
                  "</p>\n<table>\n<tr><th></th>");
    for (int n = 0; n < a->player_count; n++) {
        text_add(out, "<th class=\"cell\">");
        add_escaped(out, a->player[order[n]].name);
        text_add(out, "</th>");
    }
    text_add(out, "</tr>\n");
    for (int n = 0; n < a->player_count; n++) {
        text_add(out, "<tr><td>");
        add_escaped(out, a->player[order[n]].name);
        text_add(out, "</td>");
        for (int k = 0; k < a->player_count; k++)
            add_cell(a, order[n], order[k], out);
        text_add(out, "</tr>\n");
    }
    text_add(out, "</table>\n");
}

static void add_meetings(const struct contest *a, struct text *out)
{
    text_add(out, "<h2>Meetings</h2>\n<table>\n<tr><th>first</th><th class=\"name\">second</th>"
                  "<th>matches</th><th>score</th><th>95 %</th><th>Elo</th><th>95 %</th></tr>\n");
    for (int i = 0; i < a->player_count; i++)
        for (int j = i + 1; j < a->player_count; j++) {
            const struct elo_tally *t = &a->tally[i][j];
            struct elo_range s = elo_score(t), e = elo_difference(t);
            if (elo_pairs(t) == 0)
                continue;
            text_add(out, "<tr><td>");
            add_escaped(out, a->player[i].name);
            text_add(out, "</td><td class=\"name\">");
            add_escaped(out, a->player[j].name);
            text_printf(out,
                        "</td><td>%d</td><td>%.1f %%</td><td>%.1f to %.1f</td><td>%+.0f</td>"
                        "<td>%+.0f to %+.0f</td></tr>\n",
                        2 * elo_pairs(t), 100 * s.middle, 100 * s.low, 100 * s.high, e.middle,
                        e.low, e.high);
        }
    text_add(out, "</table>\n");
}

static void add_players(const struct contest *a, struct text *out)
{
    text_add(out, "<h2>Time</h2>\n<table>\n<tr><th>player</th><th>decisions</th><th>mean, ms</th>"
                  "<th>median, ms</th><th>longest, ms</th><th>faults</th></tr>\n");
    for (int i = 0; i < a->player_count; i++) {
        const struct contest_player *p = &a->player[i];
        text_add(out, "<tr><td>");
        add_escaped(out, p->name);
        text_printf(out,
                    "</td><td>%ld</td><td>%.2f</td><td>%.2f</td><td>%.1f</td><td>%d</td></tr>\n",
                    p->decisions, p->decisions ? p->seconds * 1000 / (double)p->decisions : 0,
                    p->median * 1000, p->longest * 1000, p->faults);
    }
    text_add(out, "</table>\n");
}

static void add_scenario(const struct contest *a, int scenario, struct text *out)
{
    int matches, wins;

    contest_wins(a, scenario, 0, &matches);
    text_add(out, "<tr><td>");
    add_escaped(out, a->box->scenario[scenario].title);
    text_printf(out, "</td><td>%d</td><td><div class=\"track\">", matches);
    for (int side = 0; a->box->game->sides[side]; side++) {
        wins = contest_wins(a, scenario, side, &matches);
        text_printf(out, "<i class=\"s%d\" style=\"width:%.1f%%\"></i>", side % 4,
                    matches ? 100.0 * wins / matches : 0);
    }
    text_add(out, "</div></td>");
    for (int side = 0; a->box->game->sides[side]; side++) {
        wins = contest_wins(a, scenario, side, &matches);
        text_printf(out, "<td>%.1f %%</td>", matches ? 100.0 * wins / matches : 0);
    }
    text_add(out, "</tr>\n");
}

static void add_scenarios(const struct contest *a, struct text *out)
{
    text_add(out, "<h2>Scenarios</h2>\n<p>Matches won by each side, whoever led it.</p>\n<table>\n"
                  "<tr><th>scenario</th><th>matches</th><th></th>");
    for (int side = 0; a->box->game->sides[side]; side++) {
        text_add(out, "<th>");
        add_escaped(out, a->box->game->sides[side]);
        text_add(out, "</th>");
    }
    text_add(out, "</tr>\n");
    for (int s = 0; s < a->scenario_count; s++)
        add_scenario(a, a->scenario[s], out);
    text_add(out, "</table>\n");
}

void contest_write_page(const struct contest *a, struct text *out)
{
    int matches = 0;

    for (int n = 0; n < a->match_count; n++)
        matches += contest_points(a, n / 2) >= 0;
    text_printf(out, "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n"
                     "<meta name=\"viewport\" content=\"width=device-width\"/>\n<title>Arena: ");
    add_escaped(out, a->box->game->book->title);
    text_printf(out, "</title>\n<style>\n%s</style>\n</head>\n<body>\n<h1>", style);
    add_escaped(out, a->box->game->book->title);
    text_printf(out, "</h1>\n<p>%d players, %d matches in pairs with sides exchanged.</p>\n",
                a->player_count, matches);
    add_ladder(a, out);
    add_matrix(a, out);
    add_times(a, out);
    add_lengths(a, out);
    add_meetings(a, out);
    add_players(a, out);
    add_scenarios(a, out);
    text_add(out, "</body>\n</html>\n");
}
