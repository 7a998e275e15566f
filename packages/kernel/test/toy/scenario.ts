/** What scenarios of Vigil need beside the game: what `given` may hold, and the table it makes. */
import type { Options } from '@conclave/kernel';
import {
  about,
  bySeat,
  fields,
  type GameScenarios,
  Ledger,
  listOf,
  oneOf,
  read,
  seatOf,
  settledTable,
  wholeNumber,
} from '@conclave/scenario';
import { CARDS } from './cards.ts';
import type { VigilEvent } from './events.ts';
import type { Context, VigilChoice } from './frames.ts';
import { vigil } from './index.ts';
import { AUCTION_STEPS, leaders, pending, settle } from './rules.ts';
import { emptyTable } from './setup.ts';
import type { Vigil } from './state.ts';
import type { VigilView } from './view.ts';
import type { VigilMemory } from './worlds.ts';

const cards = () => listOf(oneOf(CARDS, 'card')).default([]);

function schemaOf(seats: number) {
  return fields({
    round: wholeNumber().default(1),
    keeper: seatOf(seats).default(0),
    next: about(oneOf(AUCTION_STEPS).default('open'), { meaning: 'what comes next' }),
    deck: about(cards(), {
      meaning: 'the top cards, top first; cards that are named nowhere follow',
      otherwise: 'none named',
    }),
    discard: cards(),
    prize: about(oneOf(CARDS, 'card').nullable().default(null), { meaning: 'of the auction so far, as the next two' }),
    die: wholeNumber(6, 1).nullable().default(null),
    winner: seatOf(seats).nullable().default(null),
    players: bySeat(fields({ hand: cards(), trophies: cards(), points: wholeNumber().default(0) }), seats),
  });
}

function given(seats: number, options: Options, data: unknown, ctx: Context): Vigil {
  const { next, players, ...wanted } = read(schemaOf(seats), data);
  const s: Vigil = { ...emptyTable(seats, options), ...wanted, players };
  const named = new Ledger();
  named.nameAll(s.deck, 'given.deck');
  named.nameAll(s.discard, 'given.discard');
  if (s.prize !== null) named.name(s.prize, 'given.prize');
  players.forEach(({ hand, trophies }, seat) => {
    named.nameAll([...hand, ...trophies], `given.players.${seat}`);
  });
  s.deck.push(...named.others(CARDS));
  s.stack = [
    { rule: 'round', at: 1 },
    { rule: 'auction', at: AUCTION_STEPS.indexOf(next) },
  ];
  return settledTable({ settle, pending }, s, ctx);
}

export const scenarios: GameScenarios<Vigil, VigilChoice, VigilView, VigilMemory, VigilEvent> = {
  game: vigil,
  schemaOf,
  given,
  inspect: (state) => ({ ...state, leaders: leaders(state) }),
};
