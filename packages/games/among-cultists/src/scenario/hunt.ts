/** The Cursed Hunter's part of a scenario's `given`. */
import { BadInput } from '@conclave/kernel';
import {
  allHuntCards,
  CURSES,
  HUNT_CARDS,
  type HuntCard,
  SNARES_OF_EACH_FACE,
  type SnareFace,
} from '../components/hunt.ts';
import type { Among } from '../state.ts';
import type { Given } from './schema.ts';

export function layHunt({ hunt, players }: Among, { hunt: wanted }: Given): void {
  if (hunt === null) {
    if (wanted !== undefined) throw new BadInput('given.hunt: no Cursed Hunter is in play (option roles)');
    return;
  }
  const { curse = 'redeemed', deck, snares = [], snaresLeft = {}, sprung = [], jawsSprungByOthers = 0 } = wanted ?? {};
  hunt.curse = curse;
  hunt.unusedCurses = CURSES.filter((one) => one !== curse);
  const left = cardsWithout(players.flatMap(({ pulse }) => pulse));
  hunt.deck = deck ?? left;
  for (const card of HUNT_CARDS) {
    const there = countOf(left, card);
    if (countOf(hunt.deck, card) > there) throw new BadInput(`given.hunt.deck: only ${there} ${card} cards are left`);
  }
  hunt.sprung = sprung;
  hunt.jawsSprungByOthers = jawsSprungByOthers;
  hunt.snares = snares;
  const out = [...sprung, ...snares.map(({ face }) => face)];
  const leftOf = (face: SnareFace) => {
    const others = SNARES_OF_EACH_FACE - countOf(out, face);
    if (others < 0) throw new BadInput(`given.hunt: more than ${SNARES_OF_EACH_FACE} snares have the face ${face}`);
    const inHand = snaresLeft[face] ?? others;
    if (inHand > others)
      throw new BadInput(`given.hunt.snaresLeft.${face}: a whole number from 0 to ${others} is wanted, not ${inHand}`);
    return inHand;
  };
  hunt.snaresLeft = { jaws: leftOf('jaws'), empty: leftOf('empty') };
}

/** Hunt cards that are in no Pulse deck. */
function cardsWithout(dealt: readonly string[]): HuntCard[] {
  return HUNT_CARDS.flatMap((card) => {
    const all = allHuntCards().filter((one) => one === card);
    return all.slice(Math.min(all.length, countOf(dealt, card)));
  });
}

function countOf(things: readonly string[], thing: string): number {
  return things.filter((one) => one === thing).length;
}
