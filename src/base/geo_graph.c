/* geo_graph.c -- areas and the edges that join them.
 *
 * A flood is Dijkstra's: settle the cheapest known node, try its arcs, repeat.  The heap of known
 * nodes lies inside the reach array itself: reach[i].heap is the node in the i-th place of the
 * heap, reach[n].place is where node n stands in it.  So one lent array is enough. */

#include "base/geo_graph.h"

#include "base/err.h"
#include <stdlib.h>

#include "base/bitset.h"

static bool edge_is_sound(const struct graph_edge *edge, int number, int nodes, struct err *err)
{
    if (edge->a < 0 || edge->a >= nodes || edge->b < 0 || edge->b >= nodes)
        return err_set(err, NULL, "edge %d joins %d and %d, but nodes are 0 to %d", number, edge->a,
                       edge->b, nodes - 1);
    if (edge->a == edge->b)
        return err_set(err, NULL, "edge %d joins node %d to itself", number, edge->a);
    return true;
}

static int compare_arcs(const void *left, const void *right)
{
    const struct graph_arc *a = left, *b = right;

    if (a->node != b->node)
        return a->node < b->node ? -1 : 1;
    return (a->edge > b->edge) - (a->edge < b->edge);
}

/* Places every edge at both ends.  first[n] comes as the end of node n's arcs, and each arc is put
 * before those that are there already, so that it is left as their beginning. */
static void place_arcs(int *first, struct graph_arc *arc, int nodes, const struct graph_edge *edge,
                       int edges)
{
    for (int e = 0; e < edges; e++) {
        arc[--first[edge[e].a]] = (struct graph_arc){ edge[e].b, e };
        arc[--first[edge[e].b]] = (struct graph_arc){ edge[e].a, e };
    }
    for (int n = 0; n < nodes; n++)
        qsort(arc + first[n], (size_t)(first[n + 1] - first[n]), sizeof *arc, compare_arcs);
}

bool graph_build(struct graph *g, struct arena *memory, int nodes, const struct graph_edge *edge,
                 int edges, struct err *err)
{
    if (nodes < 0 || nodes == INT_MAX || edges < 0 || edges > INT_MAX / 2 - 1)
        return err_set(err, NULL, "%d nodes and %d edges make no graph", nodes, edges);
    for (int e = 0; e < edges; e++)
        if (!edge_is_sound(&edge[e], e, nodes, err))
            return false;

    int *first = arena_take(memory, (size_t)(nodes + 1) * sizeof *first);
    struct graph_arc *arc = arena_take(memory, (size_t)(2 * edges + 1) * sizeof *arc);

    for (int e = 0; e < edges; e++) {
        first[edge[e].a]++;
        first[edge[e].b]++;
    }
    for (int n = 1; n <= nodes; n++)
        first[n] += first[n - 1];
    place_arcs(first, arc, nodes, edge, edges);
    *g = (struct graph){ nodes, edges, first, arc };
    return true;
}

int graph_find(const struct graph *g, int a, int b)
{
    for (int i = g->first[a]; i < g->first[a + 1] && g->arc[i].node <= b; i++)
        if (g->arc[i].node == b)
            return i;
    return -1;
}

void graph_queue_start(struct graph_queue *q, struct graph_reach *reach, int nodes)
{
    q->reach = reach;
    q->count = 0;
    for (int n = 0; n < nodes; n++)
        reach[n] =
            (struct graph_reach){ .cost = -1, .from = -1, .by = -1, .heap = -1, .place = -1 };
}

static bool comes_before(const struct graph_reach *reach, int a, int b)
{
    if (reach[a].cost != reach[b].cost)
        return reach[a].cost < reach[b].cost;
    return a < b;
}

static void put(struct graph_reach *reach, int place, int node)
{
    reach[place].heap = node;
    reach[node].place = place;
}

static void rise(struct graph_reach *reach, int place)
{
    int node = reach[place].heap;

    while (place > 0) {
        int above = (place - 1) / 2;
        if (!comes_before(reach, node, reach[above].heap))
            break;
        put(reach, place, reach[above].heap);
        place = above;
    }
    put(reach, place, node);
}

static void sink(struct graph_reach *reach, int place, int count)
{
    int node = reach[place].heap;

    for (int below = 2 * place + 1; below < count; below = 2 * place + 1) {
        if (below + 1 < count && comes_before(reach, reach[below + 1].heap, reach[below].heap))
            below++;
        if (!comes_before(reach, reach[below].heap, node))
            break;
        put(reach, place, reach[below].heap);
        place = below;
    }
    put(reach, place, node);
}

bool graph_queue_offer(struct graph_queue *q, int node, struct graph_reach offer)
{
    struct graph_reach *r = &q->reach[node];

    if (r->cost >= 0 && offer.cost >= r->cost)
        return false;
    if (r->cost < 0)
        put(q->reach, q->count++, node);
    r->cost = offer.cost;
    r->from = offer.from;
    r->by = offer.by;
    rise(q->reach, r->place);
    return true;
}

int graph_queue_take(struct graph_queue *q)
{
    if (q->count == 0)
        return -1;

    int node = q->reach[0].heap;

    q->count--;
    if (q->count > 0) {
        put(q->reach, 0, q->reach[q->count].heap);
        sink(q->reach, 0, q->count);
    }
    return node;
}

int graph_price(const struct graph_way *way, int spent, int step)
{
    int budget = way ? way->budget : GRAPH_FAR;

    return step < 0 || step > budget - spent ? -1 : spent + step;
}

/* Tries every arc of a settled node.  Backwards, prices are those of coming to the node, so that
 * the flood gives the price from everywhere to its start. */
static void try_arcs(const struct graph *g, const struct graph_way *way, struct graph_queue *q,
                     int node, bool backwards)
{
    for (int i = g->first[node]; i < g->first[node + 1]; i++) {
        struct graph_arc arc = g->arc[i];
        int step = backwards ? graph_ask(way, arc.node, node, arc.edge)
                             : graph_ask(way, node, arc.node, arc.edge);
        int cost = graph_price(way, q->reach[node].cost, step);

        if (cost >= 0)
            graph_queue_offer(q, arc.node,
                              (struct graph_reach){ .cost = cost, .from = node, .by = arc.edge });
    }
}

static const struct graph_reach at_start = { .cost = 0, .from = -1, .by = -1 };

int graph_flood(const struct graph *g, const struct graph_way *way, const int *start, int starts,
                struct graph_reach *reach)
{
    struct graph_queue q;
    int reached = 0;

    graph_queue_start(&q, reach, g->nodes);
    for (int i = 0; i < starts; i++)
        graph_queue_offer(&q, start[i], at_start);
    for (int node; (node = graph_queue_take(&q)) >= 0; reached++)
        try_arcs(g, way, &q, node, false);
    return reached;
}

int graph_cheapest(const struct graph *g, const struct graph_way *way, int from, int to,
                   struct graph_reach *reach)
{
    struct graph_queue q;

    graph_queue_start(&q, reach, g->nodes);
    graph_queue_offer(&q, from, at_start);
    for (int node; (node = graph_queue_take(&q)) >= 0 && node != to;)
        try_arcs(g, way, &q, node, false);
    return reach[to].cost;
}

int graph_path(const struct graph_reach *reach, int to, int *node, int room)
{
    int count = 0;

    if (reach[to].cost < 0)
        return 0;
    for (int n = to; n >= 0; n = reach[n].from)
        count++;
    for (int n = to, i = count - 1; n >= 0; n = reach[n].from, i--)
        if (i < room)
            node[i] = n;
    return count;
}

int graph_paths_start(struct graph_paths *p)
{
    struct graph_queue q;

    graph_queue_start(&q, p->reach, p->graph->nodes);
    graph_queue_offer(&q, p->to, at_start);
    for (int node; (node = graph_queue_take(&q)) >= 0;)
        try_arcs(p->graph, p->way, &q, node, true);
    p->fresh = p->reach[p->from].cost >= 0;
    p->count = p->fresh ? 1 : 0;
    p->step[0] = (struct graph_step){ p->from, -1, p->graph->first[p->from] };
    return p->reach[p->from].cost;
}

/* An arc lies on a cheapest path when its price is just what the node beyond it is nearer. */
static bool is_on_the_way(const struct graph_paths *p, int node, struct graph_arc arc)
{
    if (p->reach[arc.node].cost < 0)
        return false;

    int step = graph_ask(p->way, node, arc.node, arc.edge);

    BASE_ASSERT(step != 0);
    return step > 0 && step == p->reach[node].cost - p->reach[arc.node].cost;
}

/* One step further from the last node by the next arc that will do; false when none is left. */
static bool step_on(struct graph_paths *p)
{
    struct graph_step *last = &p->step[p->count - 1];

    while (last->arc < p->graph->first[last->node + 1]) {
        struct graph_arc arc = p->graph->arc[last->arc++];

        if (is_on_the_way(p, last->node, arc)) {
            int next = p->graph->first[arc.node];
            p->step[p->count++] = (struct graph_step){ arc.node, arc.edge, next };
            return true;
        }
    }
    return false;
}

bool graph_paths_next(struct graph_paths *p)
{
    if (p->count == 0)
        return false;
    if (!p->fresh)
        p->count--;
    p->fresh = false;
    while (p->count > 0) {
        if (p->step[p->count - 1].node == p->to)
            return true;
        if (!step_on(p))
            p->count--;
    }
    return false;
}

static int queue_members(const struct graph *g, const uint64_t *set, int *queue)
{
    int count = 0;

    for (int n = 0; n < g->nodes; n++)
        if (bit_has(set, n))
            queue[count++] = n;
    return count;
}

int graph_spread(const struct graph *g, const struct graph_way *way, uint64_t *set,
                 const uint64_t *goal, int *queue)
{
    int count = queue_members(g, set, queue);

    for (int i = 0; goal && i < count; i++)
        if (bit_has(goal, queue[i]))
            return queue[i];
    for (int i = 0; i < count; i++) {
        for (int k = g->first[queue[i]]; k < g->first[queue[i] + 1]; k++) {
            struct graph_arc arc = g->arc[k];

            if (bit_has(set, arc.node) || graph_ask(way, queue[i], arc.node, arc.edge) < 0)
                continue;
            bit_add(set, arc.node);
            queue[count++] = arc.node;
            if (goal && bit_has(goal, arc.node))
                return arc.node;
        }
    }
    return -1;
}

/* The lowest node of a piece stands for it: piece[n] leads downwards to it. */
static int lowest(int *piece, int node)
{
    while (piece[node] != node) {
        piece[node] = piece[piece[node]];
        node = piece[node];
    }
    return node;
}

static void join(int *piece, int a, int b)
{
    a = lowest(piece, a);
    b = lowest(piece, b);
    if (a < b)
        piece[b] = a;
    else
        piece[a] = b;
}

int graph_components(const struct graph *g, const struct graph_way *way, int *piece)
{
    int count = 0;

    for (int n = 0; n < g->nodes; n++)
        piece[n] = n;
    for (int n = 0; n < g->nodes; n++)
        for (int i = g->first[n]; i < g->first[n + 1]; i++)
            if (graph_ask(way, n, g->arc[i].node, g->arc[i].edge) >= 0)
                join(piece, n, g->arc[i].node);

    /* Upwards, each node's leader is lower and has its number already. */
    for (int n = 0; n < g->nodes; n++)
        piece[n] = piece[n] == n ? count++ : piece[piece[n]];
    return count;
}
