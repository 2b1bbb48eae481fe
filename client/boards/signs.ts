// signs.ts -- what a click on a lit thing does, told on the map by a badge and not by colour alone.
//
// Verbs are the words of the rulebooks, and one word means much the same on all boards.  Those that are
// not listed go by what is pointed at: a piece is taken up, a place is gone to.

import type { Gesture } from '../shell/wire';

export type Sign = 'take' | 'go' | 'fire' | 'ask';

export const SIGNS: readonly Sign[] = ['take', 'go', 'fire', 'ask'];

const VERBS: Record<Exclude<Sign, 'go'>, string> = {
  take: 'move move-leader order battle join detach leave-square section',
  fire: 'fire melee threaten guard-attack target roundshot canister fight',
  ask:
    'pick show strike lose keep rank assign attach fix guns-stay name ' +
    'rally supply base ' +
    'source route refuge centre replace answer regiment subordinate vedette forager displace reserve ' +
    'damage repair pontoon lift seize ' +
    'trod load hide',
};

const signs = new Map<string, Sign>();
for (const [sign, verbs] of Object.entries(VERBS))
  for (const verb of verbs.split(' ')) signs.set(verb, sign as Sign);

function signOfVerb(verb: string, gesture: Gesture): Sign {
  return signs.get(verb) ?? (gesture === 'space' || gesture === 'edge' ? 'go' : 'take');
}

// With several answers it is asked which, unless the first thing is to take it up.
export function signOf(verbs: readonly string[], gesture: Gesture): Sign {
  const found = new Set(verbs.map((verb) => signOfVerb(verb, gesture)));
  if (found.size === 1) return [...found][0]!;
  return found.has('take') ? 'take' : 'ask';
}
