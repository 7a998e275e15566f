/** Faults that tell somebody what it cannot know, and oracles that would not notice. */
import { machine, type Seat } from '@conclave/kernel';
import type { VigilEvent } from '../toy/events.ts';
import type { VigilChoice, VigilFrame } from '../toy/frames.ts';
import { vigil } from '../toy/index.ts';
import { kit } from '../toy/kit.ts';
import { rulebook } from '../toy/rules.ts';
import { playerOf, seatsFrom, type Vigil } from '../toy/state.ts';
import { ASKING, PEEK, PLAYED_ON, SEALED, SEEN, TOLD, WORLD } from './checks.ts';
import { type Fault, moving, showing, telling } from './planted.ts';

function sealedBids(state: Vigil): object {
  const top = state.stack.at(-1);
  return top?.rule === 'bids' ? (top.sealed ?? {}) : {};
}

function holdersOrAll(state: Vigil): Seat[] {
  const all = seatsFrom(state, state.keeper);
  const holders = all.filter((seat) => playerOf(state, seat).hand.some((card) => /bell|ward/.test(card)));
  return holders.length > 0 ? holders : all;
}

export const SECRETS: readonly Fault[] = [
  {
    name: 'another hand in the view',
    game: showing((s, observer) => ({ neighbour: playerOf(s, observer === 0 ? 1 : 0).hand })),
    red: [SEEN, WORLD],
    perhaps: [TOLD],
  },
  {
    name: 'the top of the deck in the view',
    game: showing((s) => ({ top: s.deck[0] ?? null })),
    red: [SEEN, WORLD],
    perhaps: [TOLD],
  },
  {
    name: 'only those who can answer are asked',
    game: {
      ...vigil,
      ...machine<Vigil, VigilFrame, VigilChoice, VigilEvent>({
        ...rulebook,
        responses: {
          ...rulebook.responses,
          asks: holdersOrAll,
        },
      }),
    },
    red: [SEEN, WORLD, ASKING],
    perhaps: [TOLD, PLAYED_ON],
  },
  {
    name: 'a drawn card is named to all',
    game: telling((event) => (event.type === 'cardDrawn' ? { ...event, card: event.secret.card } : event)),
    red: [TOLD],
  },
  {
    name: 'a drawn card is shown to the neighbour too',
    game: telling((event) =>
      event.type === 'cardDrawn' ? { ...event, secret: { ...event.secret, to: [0, 1] } } : event,
    ),
    red: [TOLD],
  },
  {
    name: 'somebody sees something and is not told',
    game: telling((event) => (event.type === 'prizeTurned' ? { type: 'prizeTurned', card: 'relic-1' } : event)),
    red: [TOLD],
  },
  {
    name: 'a look at a card that the kit does not list as a glimpse',
    kit: { ...kit, glimpses: [] },
    red: [TOLD],
  },
  { name: 'an oracle that exchanges nothing', kit: { ...kit, swapSecrets: (state: Vigil) => state }, red: [SEEN] },
  {
    name: 'an oracle that loses a card',
    kit: {
      ...kit,
      swapSecrets(state: Vigil) {
        state.deck.pop();
        return state;
      },
    },
    red: [SEEN, TOLD, PEEK],
  },
  {
    name: 'the bids of all in the view',
    game: showing((s) => ({ bids: { ...sealedBids(s) } })),
    red: [SEEN, SEALED, WORLD],
  },
  {
    name: 'who has bid in the view',
    game: showing((s) => ({ bidders: Object.keys(sealedBids(s)) })),
    red: [SEEN, SEALED, WORLD],
  },
  {
    name: 'a step that turns up a card can be undone',
    game: moving(
      (move) => (state, seat, choice, ctx) =>
        move(state, seat, choice, { chance: ctx.chance, tell: (event) => ctx.tell(event), uncover: () => {} }),
    ),
    red: [PEEK],
  },
];
