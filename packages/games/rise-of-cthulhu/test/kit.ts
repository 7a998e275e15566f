/**
 * What the conformance suite must know of the rulebook. `swapSecrets` is written from section 8 of the specification
 * ("who sees what") and from nothing else: it must not look at the game's own views.
 */
import type { Chance, Observer, Seat } from '@conclave/kernel';
import type { ConformanceKit } from '@conclave/kernel/conformance';
import { ARTIFACTS } from '../src/components/artifacts.ts';
import { CULTISTS, type CultistId, isCultist } from '../src/components/cultists.ts';
import { LOCATIONS } from '../src/components/locations.ts';
import { MONSTERS } from '../src/components/monsters.ts';
import { OLD_ONES, type OldOneId } from '../src/components/old-ones.ts';
import { inspect } from '../src/scenario/inspect.ts';
import type { Rise } from '../src/state.ts';
import { DECISION_IDS, EVENT_TYPES } from './samples.ts';

/** The same table with everything exchanged that the observer cannot know. */
function swapSecrets(state: Rise, observer: Observer, chance: Chance): Rise {
  const s = structuredClone(state);
  // After the end everything is revealed (RC-8.16).
  if (s.result !== null) return s;
  const hiddenHands = ([0, 1] as const).filter((seat) => seat !== observer && !lampShows(s, seat, observer));

  // Cultists: the hidden hands and the Cultist Deck (RC-8.4, RC-8.7). How many are where is public (RC-8.5, RC-8.8).
  const inDeck = s.deck.filter(isCultist);
  const cultists = [...hiddenHands.flatMap((seat) => s.players[seat].cultists), ...inDeck];
  mix(cultists, chance);
  for (const seat of hiddenHands) {
    s.players[seat].cultists = inTableOrder(cultists.splice(0, s.players[seat].cultists.length), CULTISTS);
  }

  // Monsters and Artifacts: hidden hands and decks (RC-8.6, RC-8.7).
  const monsters = [...hiddenHands.flatMap((seat) => s.players[seat].monsters), ...s.monsterDeck];
  mix(monsters, chance);
  const artifacts = [...hiddenHands.flatMap((seat) => s.players[seat].artifacts), ...s.artifactDeck];
  mix(artifacts, chance);
  for (const seat of hiddenHands) {
    s.players[seat].monsters = inTableOrder(monsters.splice(0, s.players[seat].monsters.length), MONSTERS);
    s.players[seat].artifacts = inTableOrder(artifacts.splice(0, s.players[seat].artifacts.length), ARTIFACTS);
  }
  s.monsterDeck = monsters;
  s.artifactDeck = artifacts;

  // Old Ones: deck and box (RC-8.4, RC-8.13), but for one the Lamp has shown to this observer (RC-8.11).
  const asleep = [...s.deck.filter((card): card is OldOneId => !isCultist(card)), ...s.box];
  mix(asleep, chance);
  const known = observer === 'spectator' ? null : s.players[observer as 0 | 1].knownNextOldOne;
  if (known !== null) asleep.unshift(...asleep.splice(asleep.indexOf(known), 1));
  const coming = asleep.splice(0, s.deck.length - inDeck.length);
  s.box = asleep;
  s.deck = stackDeck(s, cultists, coming, chance);
  for (const seat of hiddenHands) {
    // What the Lamp told the other seat is the truth in its own world, whatever it is (RC-8.11).
    if (s.players[seat].knownNextOldOne !== null) s.players[seat].knownNextOldOne = coming[0] ?? null;
  }

  // A Cultist that was chosen and has no destination yet is some card of that hand (RC-8.15).
  for (const frame of s.stack) {
    const chooser =
      frame.rule === 'cultist-destination' ? s.activeSeat : frame.rule === 'extra-destination' ? frame.seat : null;
    if (chooser === null || !hiddenHands.includes(chooser as 0 | 1)) continue;
    (frame as { card: CultistId }).card = chance.pick(s.players[chooser as 0 | 1].cultists);
  }
  return s;
}

/** While the Lamp's user picks a card, the other hand lies open to that user alone (RC-8.7). */
function lampShows(s: Rise, hand: Seat, observer: Observer): boolean {
  const top = s.stack.at(-1);
  const lampIsLit = top?.rule === 'artifact-target' && top.card === 'artifact-lamp-of-alhazred';
  return lampIsLit && observer === s.activeSeat && hand !== observer;
}

/** With `middle` the places of the Old Ones are public; otherwise only the range in each pile is (RC-8.5). */
function stackDeck(s: Rise, cultists: CultistId[], coming: OldOneId[], chance: Chance): Rise['deck'] {
  const range = { middle: [6, 6], 'near-middle': [4, 9], shuffled: [0, 13] }[s.options.oldOnePosition] as [
    number,
    number,
  ];
  // The last pile is shorter by what the second player was dealt beyond five (RC-7.8).
  const extra = s.options.secondPlayerCards - 5;
  const drawn = 42 - extra - s.deck.length;
  const deck: Rise['deck'] = [...cultists];
  coming.forEach((oldOne, i) => {
    const pileTop = (s.awakeCount + i) * 14 - drawn;
    const from = Math.max(0, pileTop + range[0]);
    const to = Math.max(from, Math.min(pileTop + range[1], deck.length + coming.length - i - 1));
    deck.splice(from + chance.below(to - from + 1), 0, oldOne);
  });
  return deck;
}

/** All in a new order, or only two exchanged: where everything differs, one leak can hide another. */
function mix<T>(cards: T[], chance: Chance): void {
  if (cards.length < 2 || chance.below(2) === 0) {
    chance.shuffle(cards);
    return;
  }
  const one = chance.below(cards.length);
  const other = chance.below(cards.length);
  [cards[one], cards[other]] = [cards[other] as T, cards[one] as T];
}

function inTableOrder<T>(cards: T[], table: readonly T[]): T[] {
  return cards.sort((a, b) => table.indexOf(a) - table.indexOf(b));
}

/** Every card that lies anywhere (RC-2.10). */
function pieces(s: Rise): string[] {
  const onLocations = Object.values(s.locations).flatMap(({ oldOne, sides }) => [
    ...(oldOne === null ? [] : [oldOne]),
    ...sides.flatMap((side) => [...side.cultists, ...side.attachments]),
  ]);
  const inHands = s.players.flatMap(({ cultists, monsters, artifacts }) => [...cultists, ...monsters, ...artifacts]);
  return [
    ...s.deck,
    ...s.valley,
    ...s.discard,
    ...s.monsterDeck,
    ...s.monsterDiscard,
    ...s.artifactDeck,
    ...s.artifactDiscard,
    ...s.box,
    ...onLocations,
    ...inHands,
  ];
}

export const kit: ConformanceKit<Rise> = {
  inspect,
  swapSecrets,
  pieces,
  // The Lamp shows Monsters and Artifacts too, and an empty hand; only memory keeps that (RC-8.7).
  glimpses: ['handSeen'],
  mustOccur: {
    components: [...CULTISTS, ...MONSTERS, ...ARTIFACTS, ...OLD_ONES, ...LOCATIONS],
    decisions: DECISION_IDS,
    events: EVENT_TYPES,
  },
};
