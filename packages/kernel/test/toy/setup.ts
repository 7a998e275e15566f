/** A new game, and the tables scenarios begin at. */
import { BadInput, clonePlain, type Options } from '@conclave/kernel';
import { CARDS, type CardId, isCard } from './cards.ts';
import type { Context } from './frames.ts';
import { AUCTION_STEPS, settle } from './rules.ts';
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

function emptyTable(seats: number, options: Options): Vigil {
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

const FIELDS = ['round', 'keeper', 'next', 'deck', 'discard', 'prize', 'die', 'winner', 'players'];

/** The table of a scenario: the fields are listed in RULES.md. */
export function given(seats: number, options: Options, wanted: unknown, ctx: Context): Vigil {
  const { next = 'open', players = {}, deck = [], ...fields } = clonePlain(wanted) as Record<string, unknown>;
  for (const field of Object.keys(wanted as object)) {
    if (!FIELDS.includes(field)) throw new BadInput(`given: unknown field ${field}; there are: ${FIELDS.join(', ')}`);
  }
  const step = AUCTION_STEPS.indexOf(next as (typeof AUCTION_STEPS)[number]);
  if (step < 0) throw new BadInput(`given.next cannot be ${next}; it can be: ${AUCTION_STEPS.join(', ')}`);
  const state: Vigil = { ...emptyTable(seats, options), ...fields, deck: deck as CardId[] };
  for (const [seat, player] of Object.entries(players as object)) {
    if (state.players[Number(seat)] === undefined) throw new BadInput(`given.players: there is no seat ${seat}`);
    Object.assign(state.players[Number(seat)] as Player, player);
  }
  state.deck.push(...unnamedCards(state));
  state.stack = [
    { rule: 'round', at: 1 },
    { rule: 'auction', at: step },
  ];
  settle(state, ctx);
  return state;
}

/** Every component on the table, place by place. */
export function pieces({ deck, discard, prize, players }: Vigil): CardId[] {
  const before = players.flatMap((player) => [...player.hand, ...player.trophies]);
  return [...deck, ...discard, ...(prize === null ? [] : [prize]), ...before];
}

function unnamedCards(state: Vigil): CardId[] {
  const rest = new Set(CARDS);
  for (const card of pieces(state)) {
    if (!isCard(card)) throw new BadInput(`given: there is no card ${card}`);
    if (!rest.delete(card)) throw new BadInput(`given: ${card} is named twice`);
  }
  return [...rest];
}
