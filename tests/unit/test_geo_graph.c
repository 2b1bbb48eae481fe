/* test_geo_graph.c -- graphs against slow and independent arithmetic.
 *
 * Prices are checked against Floyd and Warshall, all cheapest paths against a search of every
 * path, pieces and reach against plain marking, on graphs drawn with several edges between the
 * same nodes and with prices that differ by direction. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "base/bitset.h"
#include "base/geo_graph.h"

enum { NODES = 14, EDGES = 40, NONE = 1000000 };

/* A graph with what a game would keep beside it. */
struct country {
    struct arena memory;
    struct graph graph;
    int nodes, edges;
    struct graph_edge edge[EDGES];
    int price[EDGES][2]; /* from a to b, from b to a; negative: barred */
};

static uint32_t draw(uint64_t *seed, uint32_t below)
{
    *seed = *seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)(*seed >> 33) % below;
}

static uint64_t start_seed(uint64_t seed)
{
    printf("# seed %llu\n", (unsigned long long)seed);
    return seed;
}

static int country_price(const void *user, int from, int to, int by)
{
    const struct country *c = user;
    struct graph_edge e = c->edge[by];

    assert_true((e.a == from && e.b == to) || (e.b == from && e.a == to));
    return c->price[by][e.a == from ? 0 : 1];
}

/* Prices from -1 upwards, or from `lowest` where nothing may be barred or free. */
static void draw_country(uint64_t *seed, struct country *c, int lowest)
{
    struct err err;

    memset(c, 0, sizeof *c);
    c->nodes = 2 + (int)draw(seed, NODES - 1);
    c->edges = (int)draw(seed, EDGES + 1);
    for (int e = 0; e < c->edges; e++) {
        int a = (int)draw(seed, (uint32_t)c->nodes);
        int b = (a + 1 + (int)draw(seed, (uint32_t)c->nodes - 1)) % c->nodes;
        c->edge[e] = (struct graph_edge){ a, b };
        c->price[e][0] = (int)draw(seed, 6) + lowest;
        c->price[e][1] = draw(seed, 3) ? c->price[e][0] : (int)draw(seed, 6) + lowest;
    }
    assert_true(graph_build(&c->graph, &c->memory, c->nodes, c->edge, c->edges, &err));
}

static void floyd_warshall(const struct country *c, int far[NODES][NODES])
{
    for (int i = 0; i < NODES * NODES; i++)
        far[i / NODES][i % NODES] = i / NODES == i % NODES ? 0 : NONE;
    for (int e = 0; e < 2 * c->edges; e++) {
        struct graph_edge edge = c->edge[e / 2];
        int from = e % 2 ? edge.b : edge.a, to = e % 2 ? edge.a : edge.b;
        int price = c->price[e / 2][e % 2];
        if (price >= 0 && price < far[from][to])
            far[from][to] = price;
    }
    for (int k = 0; k < c->nodes; k++)
        for (int i = 0; i < c->nodes; i++)
            for (int j = 0; j < c->nodes; j++)
                if (far[i][k] + far[k][j] < far[i][j])
                    far[i][j] = far[i][k] + far[k][j];
}

static void test_geo_graph__arcs_are_ascending_and_complete(void **state)
{
    uint64_t seed = start_seed(1805);

    (void)state;
    for (int round = 0; round < 200; round++) {
        struct country c;
        int seen[EDGES] = { 0 };

        draw_country(&seed, &c, 0);
        assert_int_equal(c.graph.first[0], 0);
        assert_int_equal(c.graph.first[c.nodes], 2 * c.edges);
        for (int n = 0; n < c.nodes; n++)
            for (int i = c.graph.first[n]; i < c.graph.first[n + 1]; i++) {
                struct graph_arc arc = c.graph.arc[i];
                struct graph_edge e = c.edge[arc.edge];

                assert_true((e.a == n && e.b == arc.node) || (e.b == n && e.a == arc.node));
                seen[arc.edge]++;
                if (i == c.graph.first[n])
                    continue;
                struct graph_arc before = c.graph.arc[i - 1];
                assert_true(before.node < arc.node ||
                            (before.node == arc.node && before.edge < arc.edge));
            }
        for (int e = 0; e < c.edges; e++)
            assert_int_equal(seen[e], 2);
        arena_free(&c.memory);
    }
}

static void test_geo_graph__bad_edges_are_refused(void **state)
{
    struct graph_edge edge[] = { { 0, 1 }, { 2, 2 }, { 1, 3 } };
    struct arena memory = { 0 };
    struct graph g = { 0 };
    struct err err = { 0 };

    (void)state;
    assert_false(graph_build(&g, &memory, 3, edge, 2, &err));
    assert_string_equal(err.reason, "edge 1 joins node 2 to itself");
    edge[1].b = 1;
    assert_false(graph_build(&g, &memory, 3, edge, 3, &err));
    assert_string_equal(err.reason, "edge 2 joins 1 and 3, but nodes are 0 to 2");
    edge[2].b = -1;
    assert_false(graph_build(&g, &memory, 3, edge, 3, NULL));
    edge[2] = (struct graph_edge){ -1, 1 };
    assert_false(graph_build(&g, &memory, 3, edge, 3, NULL));
    assert_false(graph_build(&g, &memory, -1, edge, 0, &err));
    assert_false(graph_build(&g, &memory, 3, edge, -1, &err));
    assert_true(graph_build(&g, &memory, 0, edge, 0, &err));
    assert_int_equal(graph_components(&g, NULL, NULL), 0);
    arena_free(&memory);
}

static void test_geo_graph__find_gives_the_first_of_several_edges(void **state)
{
    struct graph_edge edge[] = { { 2, 1 }, { 0, 2 }, { 1, 2 }, { 0, 1 }, { 1, 2 } };
    struct arena memory = { 0 };
    struct graph g;
    int at;

    (void)state;
    assert_true(graph_build(&g, &memory, 4, edge, 5, NULL));
    at = graph_find(&g, 1, 2);
    assert_int_equal(at, g.first[1] + 1);
    assert_int_equal(g.arc[at].edge, 0);
    assert_int_equal(g.arc[at + 1].edge, 2);
    assert_int_equal(g.arc[at + 2].edge, 4);
    assert_int_equal(g.arc[graph_find(&g, 2, 0)].edge, 1);
    assert_int_equal(graph_find(&g, 0, 3), -1);
    assert_int_equal(graph_find(&g, 3, 0), -1);
    arena_free(&memory);
}

/* Walks the way a flood came and adds up what it cost. */
static void assert_path(const struct country *c, const struct graph_reach *reach, int from, int to)
{
    int path[NODES], count = graph_path(reach, to, path, NODES), spent = 0;

    assert_int_equal(path[0], from);
    assert_int_equal(path[count - 1], to);
    for (int i = 1; i < count; i++) {
        assert_int_equal(reach[path[i]].from, path[i - 1]);
        int price = country_price(c, path[i - 1], path[i], reach[path[i]].by);
        assert_true(price >= 0);
        spent += price;
    }
    assert_int_equal(spent, reach[to].cost);
}

static void test_geo_graph__flood_finds_the_cheapest(void **state)
{
    uint64_t seed = start_seed(18051202);
    static const int budgets[] = { 0, 4, 9, GRAPH_FAR };

    (void)state;
    for (int round = 0; round < 300; round++) {
        struct country c;
        int far[NODES][NODES], budget = budgets[round % 4];
        struct graph_reach reach[NODES], one[NODES];

        draw_country(&seed, &c, -1);
        floyd_warshall(&c, far);
        struct graph_way way = { country_price, &c, budget };
        for (int from = 0; from < c.nodes; from++) {
            int reached = graph_flood(&c.graph, &way, &from, 1, reach);
            for (int to = 0; to < c.nodes; to++) {
                bool can = far[from][to] < NONE && far[from][to] <= budget;
                reached -= can;
                assert_int_equal(reach[to].cost, can ? far[from][to] : -1);
                assert_int_equal(graph_cheapest(&c.graph, &way, from, to, one), reach[to].cost);
                assert_int_equal(graph_path(reach, to, NULL, 0) > 0, can);
                if (!can)
                    continue;
                assert_path(&c, reach, from, to);
                assert_path(&c, one, from, to);
            }
            assert_int_equal(reached, 0);
        }
        arena_free(&c.memory);
    }
}

static void test_geo_graph__flood_from_several_starts(void **state)
{
    uint64_t seed = start_seed(18090705);

    (void)state;
    for (int round = 0; round < 200; round++) {
        struct country c;
        int far[NODES][NODES];
        struct graph_reach reach[NODES];

        draw_country(&seed, &c, -1);
        floyd_warshall(&c, far);
        struct graph_way way = { country_price, &c, GRAPH_FAR };
        int start[3] = { (int)draw(&seed, (uint32_t)c.nodes), 0, c.nodes - 1 };
        graph_flood(&c.graph, &way, start, 3, reach);
        for (int to = 0; to < c.nodes; to++) {
            int best = NONE;
            for (int i = 0; i < 3; i++)
                best = far[start[i]][to] < best ? far[start[i]][to] : best;
            assert_int_equal(reach[to].cost, best == NONE ? -1 : best);
        }
        arena_free(&c.memory);
    }
}

static int free_of_charge(const void *user, int from, int to, int by)
{
    (void)user, (void)from, (void)to, (void)by;
    return 0;
}

/* Where all ways cost the same, the first found stands: lowest nodes first, then lowest edges. */
static void test_geo_graph__equal_ways_are_decided_by_number(void **state)
{
    struct graph_edge edge[] = { { 3, 2 }, { 0, 2 }, { 0, 1 }, { 1, 3 }, { 0, 1 }, { 1, 2 } };
    struct graph_way way = { free_of_charge, NULL, 0 };
    struct arena memory = { 0 };
    struct graph g;
    struct graph_reach reach[4];
    int start = 0;

    (void)state;
    assert_true(graph_build(&g, &memory, 4, edge, 6, NULL));
    assert_int_equal(graph_flood(&g, NULL, &start, 1, reach), 4);
    assert_int_equal(reach[3].from, 1);
    assert_int_equal(reach[3].by, 3);
    assert_int_equal(reach[1].by, 2);
    assert_int_equal(reach[2].from, 0);
    assert_int_equal(reach[3].cost, 2);

    /* Nothing is spent, and still no path goes in circles. */
    assert_int_equal(graph_flood(&g, &way, &start, 1, reach), 4);
    assert_int_equal(reach[3].cost, 0);
    assert_int_equal(graph_path(reach, 3, NULL, 0), 3);
    arena_free(&memory);
}

static void test_geo_graph__path_writes_no_more_than_its_room(void **state)
{
    struct graph_edge edge[] = { { 0, 1 }, { 1, 2 }, { 2, 3 } };
    struct arena memory = { 0 };
    struct graph g;
    struct graph_reach reach[5];
    int path[3] = { -7, -7, -7 };

    (void)state;
    assert_true(graph_build(&g, &memory, 5, edge, 3, NULL));
    assert_int_equal(graph_cheapest(&g, NULL, 0, 3, reach), 3);
    assert_int_equal(graph_path(reach, 3, path, 2), 4);
    assert_int_equal(path[0], 0);
    assert_int_equal(path[1], 1);
    assert_int_equal(path[2], -7);
    assert_int_equal(graph_cheapest(&g, NULL, 0, 4, reach), -1);
    assert_int_equal(graph_path(reach, 4, path, 3), 0);
    assert_int_equal(graph_cheapest(&g, NULL, 2, 2, reach), 0);
    assert_int_equal(graph_path(reach, 2, path, 3), 1);
    arena_free(&memory);
}

enum { PATHS = 400 };

/* Every path that never comes to a node twice, tried one by one in ascending order. */
struct search {
    const struct country *country;
    int to, allowed;
    int edge[NODES], depth;
    uint64_t visited;
    int count;
    int found[PATHS][NODES]; /* edges, ended by -1 */
};

static void search_all(struct search *s, int node, int spent)
{
    const struct graph *g = &s->country->graph;

    if (spent > s->allowed || s->count == PATHS)
        return;
    if (node == s->to) {
        memcpy(s->found[s->count], s->edge, sizeof s->edge);
        s->found[s->count++][s->depth] = -1;
        return;
    }
    s->visited |= UINT64_C(1) << node;
    for (int i = g->first[node]; i < g->first[node + 1]; i++) {
        struct graph_arc arc = g->arc[i];
        int price = country_price(s->country, node, arc.node, arc.edge);
        if (price < 0 || (s->visited >> arc.node & 1))
            continue;
        s->edge[s->depth++] = arc.edge;
        search_all(s, arc.node, spent + price);
        s->depth--;
    }
    s->visited &= ~(UINT64_C(1) << node);
}

static void assert_same_paths(const struct country *c, struct graph_paths *p, int cost)
{
    static struct search s;
    int count = 0;

    s = (struct search){ .country = c, .to = p->to, .allowed = cost };
    if (cost >= 0)
        search_all(&s, p->from, 0);
    for (; count < PATHS && graph_paths_next(p); count++) {
        assert_int_equal(p->step[0].node, p->from);
        assert_int_equal(p->step[0].by, -1);
        assert_int_equal(p->step[p->count - 1].node, p->to);
        for (int i = 1; i < p->count; i++)
            assert_int_equal(p->step[i].by, s.found[count][i - 1]);
        assert_int_equal(s.found[count][p->count - 1], -1);
    }
    assert_int_equal(count, s.count);
    if (count == PATHS)
        return;
    assert_false(graph_paths_next(p));
    assert_int_equal(p->count, 0);
}

static void test_geo_graph__all_cheapest_paths_in_order(void **state)
{
    uint64_t seed = start_seed(18061014);
    int several = 0;

    (void)state;
    for (int round = 0; round < 120; round++) {
        struct country c;
        int far[NODES][NODES];
        struct graph_reach reach[NODES];
        struct graph_step step[NODES];

        draw_country(&seed, &c, 1);
        for (int e = 0; e < c.edges; e++)
            for (int k = 0; k < 2; k++)
                c.price[e][k] = c.price[e][k] > 4 ? -1 : (c.price[e][k] + 1) / 2;
        floyd_warshall(&c, far);
        struct graph_way way = { country_price, &c, GRAPH_FAR };
        for (int i = 0; i < 8; i++) {
            int from = (int)draw(&seed, (uint32_t)c.nodes),
                to = (int)draw(&seed, (uint32_t)c.nodes);
            struct graph_paths p = { &c.graph, &way, from, to, reach, step, 0, false };
            int cost = graph_paths_start(&p);
            assert_int_equal(cost, far[from][to] == NONE ? -1 : far[from][to]);
            assert_same_paths(&c, &p, cost);
            several += cost > 2;
        }
        arena_free(&c.memory);
    }
    assert_true(several > 100); /* else the countries drawn prove little */
}

/* A ladder of twelve squares has 2 to the power of 12 shortest ways; whoever wants five takes
 * five. */
static void test_geo_graph__many_paths_are_left_untold(void **state)
{
    struct graph_edge edge[48];
    struct graph_reach reach[37];
    struct graph_step step[37];
    struct arena memory = { 0 };
    struct graph g;
    int count = 0;

    (void)state;
    for (int i = 0; i < 48; i++) {
        int corner = i / 4 * 3, side = corner + 1 + i % 2;
        edge[i] = (struct graph_edge){ side, i % 4 < 2 ? corner : corner + 3 };
    }
    assert_true(graph_build(&g, &memory, 37, edge, 48, NULL));
    struct graph_paths p = { &g, NULL, 0, 36, reach, step, 0, false };
    assert_int_equal(graph_paths_start(&p), 24);
    while (count < 5 && graph_paths_next(&p))
        count++;
    assert_int_equal(count, 5);
    assert_int_equal(p.count, 25);
    assert_int_equal(p.step[19].node,
                     29); /* the fifth differs first in the third square from last */
    while (graph_paths_next(&p))
        count++;
    assert_int_equal(count, 4096);
    arena_free(&memory);
}

static uint64_t draw_set(uint64_t *seed, int nodes)
{
    uint64_t set = 0;

    for (int n = 0; n < nodes; n++)
        if (draw(seed, 5) == 0)
            bit_add(&set, n);
    return set;
}

static void test_geo_graph__spread_reaches_what_can_be_reached(void **state)
{
    uint64_t seed = start_seed(18120907);

    (void)state;
    for (int round = 0; round < 400; round++) {
        struct country c;
        int far[NODES][NODES], queue[NODES];

        draw_country(&seed, &c, -3);
        floyd_warshall(&c, far);
        struct graph_way way = { country_price, &c, 0 };
        uint64_t start = draw_set(&seed, c.nodes), goal = draw_set(&seed, c.nodes);
        uint64_t all = start, expected = start, some = start;

        for (int a = 0; a < c.nodes; a++)
            for (int b = 0; b < c.nodes && bit_has(&start, a); b++)
                if (far[a][b] < NONE)
                    bit_add(&expected, b);
        assert_int_equal(graph_spread(&c.graph, &way, &all, NULL, queue), -1);
        assert_true(all == expected);

        int node = graph_spread(&c.graph, &way, &some, &goal, queue);
        assert_int_equal(node >= 0, (expected & goal) != 0);
        assert_true((some & ~expected) == 0);
        if (node >= 0)
            assert_true(bit_has(&goal, node) && bit_has(&some, node));
        arena_free(&c.memory);
    }
}

/* Roads as stretches: nodes 0 and 1 lie in one locale and do not touch.  The way from 0 to the
 * entry (5) leads over 2 and 3, that from 1 over 4 alone. */
struct roads {
    int enemy; /* node that may not be entered */
};

static int road_price(const void *user, int from, int to, int by)
{
    const struct roads *r = user;

    (void)from, (void)by;
    return to == r->enemy ? -1 : 1;
}

static void test_geo_graph__road_to_an_entry(void **state)
{
    struct graph_edge edge[] = { { 0, 2 }, { 2, 3 }, { 3, 5 }, { 1, 4 }, { 4, 5 }, { 4, 5 } };
    struct roads roads = { .enemy = -1 };
    struct graph_way way = { road_price, &roads, GRAPH_FAR };
    uint64_t entry = 1u << 5, set;
    struct arena memory = { 0 };
    struct graph g;
    int queue[6];

    (void)state;
    assert_true(graph_build(&g, &memory, 6, edge, 6, NULL));
    set = 1u << 0;
    assert_int_equal(graph_spread(&g, &way, &set, &entry, queue), 5);
    roads.enemy = 3;
    set = 1u << 0;
    assert_int_equal(graph_spread(&g, &way, &set, &entry, queue), -1);
    set = 1u << 0 | 1u << 1; /* any stretch of the locale will do */
    assert_int_equal(graph_spread(&g, &way, &set, &entry, queue), 5);
    roads.enemy = 5;
    set = 1u << 0 | 1u << 1;
    assert_int_equal(graph_spread(&g, &way, &set, &entry, queue), -1);
    set = 1u << 5; /* there already: no road is needed */
    assert_int_equal(graph_spread(&g, &way, &set, &entry, queue), 5);
    arena_free(&memory);
}

static void test_geo_graph__spread_returns_one_of_the_nearest(void **state)
{
    struct graph_edge edge[] = { { 0, 1 }, { 1, 2 }, { 0, 3 }, { 3, 4 }, { 4, 5 } };
    uint64_t set = 1u << 0, goal = 1u << 5 | 1u << 2;
    struct arena memory = { 0 };
    struct graph g;
    int queue[6];

    (void)state;
    assert_true(graph_build(&g, &memory, 6, edge, 5, NULL));
    assert_int_equal(graph_spread(&g, NULL, &set, &goal, queue), 2);
    assert_false(bit_has(&set, 5));
    arena_free(&memory);
}

static void test_geo_graph__components_join_what_touches(void **state)
{
    uint64_t seed = start_seed(18130816);

    (void)state;
    for (int round = 0; round < 300; round++) {
        struct country c;
        int piece[NODES], expected[NODES], count = 0;

        draw_country(&seed, &c, -4);
        struct graph_way way = { country_price, &c, GRAPH_FAR };
        int pieces = graph_components(&c.graph, &way, piece);

        for (int n = 0; n < c.nodes; n++)
            expected[n] = n;
        for (int again = 0; again < c.nodes; again++)
            for (int e = 0; e < c.edges; e++) {
                int *a = &expected[c.edge[e].a], *b = &expected[c.edge[e].b];
                if (c.price[e][0] >= 0 || c.price[e][1] >= 0)
                    *a = *b = *a < *b ? *a : *b;
            }
        for (int n = 0; n < c.nodes; n++) {
            if (expected[n] == n)
                assert_int_equal(piece[n], count++);
            assert_int_equal(piece[n], piece[expected[n]]);
        }
        assert_int_equal(pieces, count);
        arena_free(&c.memory);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_geo_graph__arcs_are_ascending_and_complete),
        cmocka_unit_test(test_geo_graph__bad_edges_are_refused),
        cmocka_unit_test(test_geo_graph__find_gives_the_first_of_several_edges),
        cmocka_unit_test(test_geo_graph__flood_finds_the_cheapest),
        cmocka_unit_test(test_geo_graph__flood_from_several_starts),
        cmocka_unit_test(test_geo_graph__equal_ways_are_decided_by_number),
        cmocka_unit_test(test_geo_graph__path_writes_no_more_than_its_room),
        cmocka_unit_test(test_geo_graph__all_cheapest_paths_in_order),
        cmocka_unit_test(test_geo_graph__many_paths_are_left_untold),
        cmocka_unit_test(test_geo_graph__spread_reaches_what_can_be_reached),
        cmocka_unit_test(test_geo_graph__road_to_an_entry),
        cmocka_unit_test(test_geo_graph__spread_returns_one_of_the_nearest),
        cmocka_unit_test(test_geo_graph__components_join_what_touches),
    };

    return cmocka_run_group_tests_name("geo_graph", tests, NULL, NULL);
}
