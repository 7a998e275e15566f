/** The Cursed Hunter's part of a scenario's `given`. */
import { BadInput, fieldsOf, type Reader, wholeNumberOf } from '@conclave/kernel';
import {
  allHuntCards,
  CURSES,
  HUNT_CARDS,
  SNARE_FACES,
  SNARES_OF_EACH_FACE,
  type SnareFace,
} from './components/hunt.ts';
import { listOf, oneOf, recordsOf } from './given-fields.ts';
import type { Among } from './state.ts';
import { mapOf } from './table.ts';

const HUNT_FIELDS = ['curse', 'deck', 'snares', 'snaresLeft', 'sprung', 'jawsSprungByOthers'];

export function readHunt(s: Among, fields: Reader): void {
  const { hunt } = s;
  if (hunt === null) {
    if (fields.data.hunt != null) throw new BadInput('given.hunt: no Cursed Hunter is in play (option roles)');
    return;
  }
  const one = fieldsOf(fields.data.hunt ?? {}, 'given.hunt', HUNT_FIELDS);
  hunt.curse = oneOf(one, 'curse', 'redeemed', CURSES);
  hunt.unusedCurses = CURSES.filter((curse) => curse !== hunt.curse);
  const left = huntCardsLeft(s);
  hunt.deck = listOf(one, 'deck', HUNT_CARDS) ?? left;
  for (const card of HUNT_CARDS) {
    const there = countOf(left, card);
    if (countOf(hunt.deck, card) > there) throw new BadInput(`given.hunt.deck: only ${there} ${card} cards are left`);
  }
  hunt.sprung = listOf(one, 'sprung', SNARE_FACES) ?? [];
  hunt.jawsSprungByOthers = wholeNumberOf(one, 'jawsSprungByOthers', 0, { max: SNARES_OF_EACH_FACE });
  hunt.snares = recordsOf(one, 'snares', ['location', 'face']).map((snare) => ({
    location: oneOf(snare, 'location', 'cafeteria', mapOf(s).locations),
    face: oneOf(snare, 'face', 'jaws', SNARE_FACES),
  }));
  const out = [...hunt.sprung, ...hunt.snares.map(({ face }) => face)];
  for (const face of SNARE_FACES) {
    if (countOf(out, face) > SNARES_OF_EACH_FACE) {
      throw new BadInput(`given.hunt: more than ${SNARES_OF_EACH_FACE} snares have the face ${face}`);
    }
  }
  const inHand = fieldsOf(one.data.snaresLeft ?? {}, 'given.hunt.snaresLeft', SNARE_FACES);
  const leftOf = (face: SnareFace) => {
    const others = SNARES_OF_EACH_FACE - countOf(out, face);
    return wholeNumberOf(inHand, face, others, { max: others });
  };
  hunt.snaresLeft = { jaws: leftOf('jaws'), empty: leftOf('empty') };
}

/** Hunt cards that are in no Pulse deck. */
function huntCardsLeft(s: Among) {
  const rest = allHuntCards();
  for (const card of s.players.flatMap(({ pulse }) => pulse)) {
    const at = (rest as string[]).indexOf(card);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

function countOf<T>(things: readonly T[], thing: T): number {
  return things.filter((one) => one === thing).length;
}
