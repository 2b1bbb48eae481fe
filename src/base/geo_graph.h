/* geo_graph.h -- areas and the edges that join them.
 *
 * Nodes and edges are numbers; what they mean (a locale, a stretch of road, an approach and its
 * width) stays in the caller's own arrays under the same numbers.  Two nodes may be joined by
 * several edges, for a main and a local road are two ways between the same places.
 *
 * Who may pass where, and at what price, is a struct graph_way.  Nothing here allocates but
 * graph_build; the caller lends the arrays, and every answer is the same on every machine. */

#ifndef BASE_GEO_GRAPH_H
#define BASE_GEO_GRAPH_H

#include <limits.h>
#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/err.h"

enum { GRAPH_FAR = INT_MAX }; /* a budget that never runs out */

struct graph_edge {
    int a, b;
};

struct graph_arc {
    int node, edge; /* the neighbour, and the edge that leads there */
};

/* The arcs of node n are arc[first[n]] to arc[first[n + 1] - 1], by neighbour and then by edge,
 * both ascending.  Every edge is there twice, once from each end. */
struct graph {
    int nodes, edges;
    const int *first;
    const struct graph_arc *arc;
};

/* False when a node is out of range or an edge joins a node to itself; the reason names the edge
 * by its number, and has no place.  The list itself is not needed afterwards. */
bool graph_build(struct graph *g, struct arena *memory, int nodes, const struct graph_edge *edge,
                 int edges, struct err *err);

/* The place in g->arc of the first arc from a to b, or -1.  Further edges between the two follow
 * it directly. */
int graph_find(const struct graph *g, int a, int b);

/* How somebody travels.  `cost` gives the price of going from one node to the next by that edge
 * (in geo_hex: by that side), negative when it cannot be done; NULL: 1 everywhere.  It must give
 * the same answer each time.  A NULL way costs 1 everywhere and has no limit. */
struct graph_way {
    int (*cost)(const void *user, int from, int to, int by);
    const void *user;
    int budget; /* the most that may be spent in all; GRAPH_FAR: no limit */
};

static inline int graph_ask(const struct graph_way *way, int from, int to, int by)
{
    return way && way->cost ? way->cost(way->user, from, to, by) : 1;
}

/* What is known of one node after a flood.  Where several ways are equally cheap, the one found
 * first stands: of the nodes known so far the cheapest, and of equals the lowest, goes next, and
 * its arcs are tried in ascending order. */
struct graph_reach {
    int cost;        /* the cheapest, or -1: not reached                  */
    int from, by;    /* the node before, and the edge; -1 both at a start */
    int heap, place; /* used while flooding                               */
};

/* Floods from the starts as far as the budget goes, into `reach`, one for each node.  Returns how
 * many nodes were reached, the starts among them. */
int graph_flood(const struct graph *g, const struct graph_way *way, const int *start, int starts,
                struct graph_reach *reach);

/* The price of the cheapest path, or -1 when there is none.  Stops once `to` is settled, so that
 * only what lies on graph_path to `to` may be read from `reach`. */
int graph_cheapest(const struct graph *g, const struct graph_way *way, int from, int to,
                   struct graph_reach *reach);

/* The path by which a flood came to `to`, from its start to `to` itself.  Returns its number of
 * nodes, 0 when it was not reached, and writes the first `room` of them. */
int graph_path(const struct graph_reach *reach, int to, int *node, int room);

/* All cheapest paths between two nodes, one after another.  Fill the first block; graph_paths_start
 * returns their price or -1; each graph_paths_next that returns true leaves a path in step[0] to
 * step[count - 1].  They come in ascending order, the first difference deciding by node and then
 * by edge.  There may be very many: stop when there are enough.  Every price must be at least 1. */
struct graph_step {
    int node, by; /* by: -1 on the first */
    int arc;      /* where the search goes on */
};

struct graph_paths {
    const struct graph *graph;
    const struct graph_way *way;
    int from, to;
    struct graph_reach *reach; /* g->nodes of them */
    struct graph_step *step;   /* likewise         */

    int count;
    bool fresh;
};

int graph_paths_start(struct graph_paths *p);
bool graph_paths_next(struct graph_paths *p);

/* Adds to `set` (a bitset of nodes) what can be reached from its members; prices and budget do not
 * matter, only what is negative.  Stops at the first node that is in `goal` (NULL: none) and
 * returns it, else -1.  A member of both at the outset is reached already.  The node returned is
 * one of the nearest in steps.  `queue` has room for g->nodes. */
int graph_spread(const struct graph *g, const struct graph_way *way, uint64_t *set,
                 const uint64_t *goal, int *queue);

/* Gives each node the number of its connected piece and returns how many there are.  Pieces are
 * numbered from 0 in the order of their lowest nodes.  An edge joins when it can be passed in at
 * least one direction. */
int graph_components(const struct graph *g, const struct graph_way *way, int *piece);

/* The queue behind the floods, for grids that have no edge list (geo_hex).  Offer a node with
 * its price: kept when new or strictly cheaper.  Take gives the cheapest, or -1 at the end. */
struct graph_queue {
    struct graph_reach *reach;
    int count;
};

void graph_queue_start(struct graph_queue *q, struct graph_reach *reach, int nodes);
bool graph_queue_offer(struct graph_queue *q, int node, struct graph_reach offer);
int graph_queue_take(struct graph_queue *q);

/* The price of going on from a settled node, or -1 when barred or beyond the budget. */
int graph_price(const struct graph_way *way, int spent, int step);

#endif
