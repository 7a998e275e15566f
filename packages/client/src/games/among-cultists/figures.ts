import type { Figure } from '../../table/contract.ts';
import painted from './people/token.module.css';
import { amongView } from './view.ts';
import { sayAmong } from './words/index.ts';

/** A hand begins with so many room cards (AC-2.4). */
const ROOM_CARDS_AT_FIRST = 7;

/** What a game looks like as curves: how Pulse decks grew, who fed the rooms, and where the Investigators stood. */
export function figures(given: unknown): readonly Figure[] {
  const view = amongView(given);
  return [
    {
      id: 'pulse',
      name: sayAmong('among.figure.pulse'),
      bySeat: view.players.map((player) => player.pulseCount),
    },
    {
      id: 'placed',
      name: sayAmong('among.figure.placed'),
      bySeat: view.players.map((player) => ROOM_CARDS_AT_FIRST - player.handCount.room),
    },
  ];
}

export function roundOf(view: unknown): number {
  return amongView(view).round;
}

export function paintOf(): string {
  return painted.painted ?? '';
}
