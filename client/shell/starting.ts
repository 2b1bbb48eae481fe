// starting.ts -- matches that begin with one click: a lesson, and the scenario to play after it.

import { levelName } from './levels';
import { get, post, type GameInfo, type Made, type NewSeat } from './wire';

const EASY = 'recruit'; // whom a newcomer meets
const THINKS = 300; // ms

export function LEVEL(): string {
  return levelName(EASY);
}

const easy: NewSeat = { who: 'bot', bot: EASY, ms: THINKS };

export async function startLesson(game: string, lesson: string): Promise<void> {
  const seats: NewSeat[] = [{ who: 'me' }, easy];
  const made = await post<Made>('/api/matches', { game, lesson, seats });
  location.href = made.link;
}

// The player has the first side.
export async function startScenario(game: string, scenario: string): Promise<void> {
  const { games } = await get<{ games: GameInfo[] }>('/api/games?all');
  const found = games.find((one) => one.game === game)!.scenarios.find((one) => one.id === scenario)!;
  const first = found.seats[0]!.side;
  const seats = found.seats.map((seat): NewSeat => (seat.side === first ? { who: 'me' } : easy));
  const made = await post<Made>('/api/matches', { game, scenario, seats });
  location.href = made.link;
}
