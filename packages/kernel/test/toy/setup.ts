/** A new game. */
import type { Options } from '@conclave/kernel';
import { CARDS, type CardId } from './cards.ts';
import type { Context } from './frames.ts';
import { settle } from './rules.ts';
import type { Player, Vigil } from './state.ts';

const DEALT = 3;

/** VG-1.1 */
export function setup(seats: number, options: Options, ctx: Context): Vigil {
  const deck = [...CARDS];
  ctx.chance.shuffle(deck);
  const state: Vigil = {
    ...emptyTable(seats, options),
    keeper: ctx.chance.below(seats),
    deck,
    stack: [{ rule: 'round' }],
  };
  for (const player of state.players) player.hand = deck.splice(0, DEALT);
  ctx.tell({ type: 'gameBegan', keeper: state.keeper });
  settle(state, ctx);
  return state;
}

export function emptyTable(seats: number, options: Options): Vigil {
  return {
    stack: [],
    options: { rounds: Number(options.rounds) },
    round: 1,
    keeper: 0,
    deck: [],
    discard: [],
    prize: null,
    die: null,
    winner: null,
    players: Array.from({ length: seats }, (): Player => ({ hand: [], trophies: [], points: 0 })),
    result: null,
  };
}

/** Every component on the table, place by place. */
export function pieces({ deck, discard, prize, players }: Vigil): CardId[] {
  const before = players.flatMap((player) => [...player.hand, ...player.trophies]);
  return [...deck, ...discard, ...(prize === null ? [] : [prize]), ...before];
}
