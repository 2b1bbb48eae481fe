/* cn_view.h -- what hiding and imagining share. */

#ifndef GAMES_CAMPAIGN_CN_VIEW_H
#define GAMES_CAMPAIGN_CN_VIEW_H

/* Locals of procedures that name a leader; ends with PROC_COUNT. */
struct cn_leader_local {
    int proc, at;
};
extern const struct cn_leader_local cn_leader_locals[];

#endif
