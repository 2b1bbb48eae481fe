/* games_cmd.c -- `berthier games` and the console's `games`: what can be played, and of what the
 * frames of a position are made. */

#include <stdio.h>
#include <string.h>

#include "base/json_out.h"

#include "engine/flow.h"
#include "engine/lines.h"
#include "engine/registry.h"

#include "console/commands.h"
#include "console/console_local.h"

static void write_json_scenarios(const struct eng_box *box, struct jout *j)
{
    jout_key(j, "scenarios");
    jout_array(j);
    for (int i = 0; i < box->scenario_count; i++) {
        const struct eng_scenario *s = &box->scenario[i];

        jout_object(j);
        jout_key_string(j, "id", s->id);
        jout_key_string(j, "title", s->title);
        jout_key_string(j, "source", eng_source_name(s->source));
        jout_key_string(j, "note", s->note);
        jout_end_object(j);
    }
    jout_end_array(j);
}

static void write_json_options(const struct eng_game *game, struct jout *j)
{
    jout_key(j, "options");
    jout_array(j);
    for (const struct eng_option *o = game->options; o && o->id; o++) {
        jout_object(j);
        jout_key_string(j, "id", o->id);
        jout_key_string(j, "title", o->title);
        jout_key(j, "values");
        jout_array(j);
        for (int v = 0; o->values[v]; v++)
            jout_string(j, o->values[v]);
        jout_end_array(j);
        jout_end_object(j);
    }
    jout_end_array(j);
}

static void write_json_game(const struct eng_box *box, struct jout *j)
{
    const struct eng_game *game = box->game;

    jout_object(j);
    jout_key_string(j, "game", game->book->game);
    jout_key_string(j, "title", game->book->title);
    jout_key_int(j, "version", game->version);
    jout_key_bool(j, "teaching", game->teaching);
    write_json_scenarios(box, j);
    write_json_options(game, j);
    jout_end_object(j);
}

/* A game whose data cannot be used is reported, and does not hide the others. */
static int print_json(void)
{
    struct text out = { 0 };
    struct jout j;
    int status = EXIT_DONE;

    jout_start(&j, &out);
    jout_array(&j);
    for (int i = 0; eng_games[i]; i++) {
        struct err err;
        const struct eng_box *box = eng_shared_box(eng_games[i]->book->game, &err);

        if (box)
            write_json_game(box, &j);
        else
            status = commands_refused(&err);
    }
    jout_end_array(&j);
    jout_done(&j);
    puts(text_str(&out));
    text_free(&out);
    return status;
}

static void print_game(const struct eng_box *box)
{
    const struct eng_game *game = box->game;

    printf("%s  %s%s\n", game->book->game, game->book->title,
           game->teaching ? " (a teaching game)" : "");
    for (int i = 0; i < box->scenario_count; i++) {
        const struct eng_scenario *s = &box->scenario[i];

        printf("  scenario %-16s %s (%s)\n", s->id, s->title, eng_source_name(s->source));
        if (s->note)
            printf("  %25s %s\n", "", s->note);
    }
    for (const struct eng_option *o = game->options; o && o->id; o++) {
        printf("  option   %-16s %s:", o->id, o->title);
        for (int v = 0; o->values[v]; v++)
            printf("%s %s", v ? "," : "", o->values[v]);
        putchar('\n');
    }
}

static int print_text(void)
{
    int status = EXIT_DONE;

    for (int i = 0; eng_games[i]; i++) {
        struct err err;
        const struct eng_box *box = eng_shared_box(eng_games[i]->book->game, &err);

        if (box)
            print_game(box);
        else
            status = commands_refused(&err);
    }
    return status;
}

/* -- frames: the page docs/frames.md -- */

static void print_locals(const char *locals)
{
    if (!locals) {
        puts("No locals.");
        return;
    }
    puts("Locals:\n");
    for (int n = 1; *locals; n++) {
        size_t length = strcspn(locals, ";");

        printf("%d. %.*s\n", n, (int)length, locals);
        locals += length + strspn(locals + length, "; ");
    }
}

static void print_table(const struct eng_local *local)
{
    puts(local->name ? "Locals:\n" : "No locals.");
    for (int n = 0; local[n].name; n++)
        printf("%d. %s\n", n + 1, local[n].words);
}

static void print_procedure(const struct eng_game *game, const struct eng_proc *proc)
{
    printf("\n### %s\n\n", proc->name);
    if (proc->local)
        print_table(proc->local);
    else
        print_locals(proc->locals);
    puts("\n| row | paragraph | |\n|---|---|---|");
    for (int i = 0; i < proc->step_count; i++) {
        const struct eng_step *row = &proc->step[i];

        printf("| %s | %s |%s |\n", row->name, game->book->rules[row->rule].cite,
               row->take ? " asks" : "");
    }
}

static void print_frames_of(const struct eng_game *game)
{
    printf("\n## %s\n\n%s. Sides:", game->book->game, game->book->title);
    for (int i = 0; game->sides[i]; i++)
        printf("%s %d %s", i ? "," : "", i, game->sides[i]);
    puts(".");
    for (const struct eng_proc *proc = game->procs; proc->name; proc++)
        print_procedure(game, proc);
}

static const char frames_head[] =
    "# Frames of each game\n\n"
    "Made by `berthier games --frames`; [formats.md](formats.md) says how it is read. Of each "
    "procedure:\nwhat the numbers of its frame mean, in order, and its rows.";

/* -- lines: the page docs/lines.md -- */

static void print_lines_of(const struct eng_game *game)
{
    printf("\n## %s\n\n", game->book->game);
    for (const struct eng_line *line = game->lines; line->key; line++) {
        struct text form = { 0 };

        eng_line_form(line, &form);
        printf("- `%s` - %s\n", text_str(&form), line->words);
        text_free(&form);
    }
}

static const char lines_head[] =
    "# Lines of each game\n\n"
    "Made by `berthier games --lines`; [formats.md](formats.md) says how positions are read. What "
    "stands in brackets\nmay be left out, and those words may come in any order.";

static int print_page(const char *head, void print(const struct eng_game *), const char *only)
{
    int count = 0;

    if (!only)
        puts(head);
    for (int i = 0; eng_games[i]; i++)
        if (!only || strcmp(only, eng_games[i]->book->game) == 0) {
            print(eng_games[i]);
            count++;
        }
    if (count)
        return EXIT_DONE;
    struct err err;
    err_set(&err, NULL, "there is no game '%s'", only);
    return commands_refused(&err);
}

int games_command(int argc, char **argv)
{
    if (argc == 1)
        return print_text();
    if (argc == 2 && strcmp(argv[1], "--json") == 0)
        return print_json();
    if (argc <= 3 && strcmp(argv[1], "--frames") == 0)
        return print_page(frames_head, print_frames_of, argc == 3 ? argv[2] : NULL);
    if (argc <= 3 && strcmp(argv[1], "--lines") == 0)
        return print_page(lines_head, print_lines_of, argc == 3 ? argv[2] : NULL);
    return commands_usage("games [--json|--frames [GAME]|--lines [GAME]]");
}

/* -- at the console -- */

static void list_game(const struct eng_box *box, struct text *out)
{
    text_printf(out, "game %s ", box->game->book->game);
    words_quote(out, box->game->book->title);
    text_add_char(out, '\n');
    for (int i = 0; i < box->scenario_count; i++) {
        const struct eng_scenario *s = &box->scenario[i];

        text_printf(out, "scenario %s %s ", s->id, eng_source_name(s->source));
        words_quote(out, s->title);
        text_add_char(out, '\n');
    }
    for (const struct eng_option *o = box->game->options; o && o->id; o++) {
        text_printf(out, "option %s", o->id);
        for (int v = 0; o->values[v]; v++)
            text_printf(out, " %s", o->values[v]);
        text_add_char(out, '\n');
    }
}

bool console_games(struct console *c, const struct words *w, struct err *err)
{
    int count = 0;

    (void)w;
    for (; eng_games[count]; count++) {
        const struct eng_box *box = eng_shared_box(eng_games[count]->book->game, err);

        if (!box)
            return false;
        list_game(box, &c->body);
    }
    text_add_int(&c->head, count);
    return true;
}
