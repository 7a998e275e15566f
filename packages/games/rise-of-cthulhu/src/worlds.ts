/** Full worlds an observer can imagine: whatever the view does not show is dealt at random among the places where it can be. */
import type { Chance, Seat } from '@conclave/kernel';
import { cloneFrame, cloneLocations, playerWith, tableWith } from './clone.ts';
import { ARTIFACTS, type ArtifactId } from './components/artifacts.ts';
import { CULTISTS, type CultistId, inCanonicalOrder } from './components/cultists.ts';
import { LOCATIONS } from './components/locations.ts';
import { MONSTERS, type MonsterId } from './components/monsters.ts';
import type { OldOneId } from './components/old-ones.ts';
import type { RiseFrame } from './frames.ts';
import type { RiseMemory } from './memory.ts';
import { poolOf } from './setup.ts';
import { fullDeck, insertionPlaces, topOfPile } from './stacking.ts';
import type { Player, Rise } from './state.ts';
import type { RiseView } from './view.ts';

/** Cards whose place is unknown, already shuffled: they are dealt from the end. */
interface Unseen {
  readonly cultists: CultistId[];
  readonly monsters: MonsterId[];
  readonly artifacts: ArtifactId[];
}

export function worldFrom(view: RiseView, chance: Chance, memory?: RiseMemory): Rise {
  const unseen = whatIsUnseen(view);
  chance.shuffle(unseen.cultists);
  chance.shuffle(unseen.monsters);
  chance.shuffle(unseen.artifacts);
  const players: [Player, Player] = [imaginePlayer(view, 0, unseen, memory), imaginePlayer(view, 1, unseen, memory)];
  const { deck, box } = view.revealed === undefined ? imagineDeck(view, unseen, chance) : open(view.revealed);
  return tableWith(view, {
    stack: view.stack.map((frame) => imagineFrame(frame, view, players, chance)),
    locations: cloneLocations(view.locations),
    players,
    deck,
    monsterDeck: view.revealed?.monsterDeck.slice() ?? unseen.monsters,
    artifactDeck: view.revealed?.artifactDeck.slice() ?? unseen.artifacts,
    box,
  });
}

function whatIsUnseen(view: RiseView): Unseen {
  const seen = new Set<string>([...view.valley, ...view.discard, ...view.monsterDiscard, ...view.artifactDiscard]);
  for (const location of LOCATIONS) {
    for (const side of view.locations[location].sides) {
      for (const card of side.cultists) seen.add(card);
      for (const card of side.attachments) seen.add(card);
    }
  }
  for (const { cultists = [], monsters = [], artifacts = [] } of view.players) {
    for (const card of cultists) seen.add(card);
    for (const card of monsters) seen.add(card);
    for (const card of artifacts) seen.add(card);
  }
  const isUnseen = (card: string) => !seen.has(card);
  return {
    cultists: CULTISTS.filter(isUnseen),
    monsters: MONSTERS.filter(isUnseen),
    artifacts: ARTIFACTS.filter(isUnseen),
  };
}

/** A hand that is seen, or one dealt from what is unseen, remembered cards first. */
function imaginePlayer(view: RiseView, seat: Seat, unseen: Unseen, memory?: RiseMemory): Player {
  const player = view.players[seat as 0 | 1];
  const known = memory !== undefined && memory.seat !== seat ? memory : undefined;
  const { cultists, monsters, artifacts } = player.counts;
  return playerWith(
    player,
    player.cultists?.slice() ?? inCanonicalOrder(deal(unseen.cultists, cultists, known?.cultists)),
    player.monsters?.slice() ?? inTableOrder(deal(unseen.monsters, monsters, known?.monsters), MONSTERS),
    player.artifacts?.slice() ?? inTableOrder(deal(unseen.artifacts, artifacts, known?.artifacts), ARTIFACTS),
    player.knownNextOldOne ?? null,
  );
}

function deal<T>(unseen: T[], count: number, known: readonly T[] = []): T[] {
  const hand: T[] = [];
  for (const card of known) {
    const i = hand.length < count ? unseen.indexOf(card) : -1;
    if (i >= 0) hand.push(...unseen.splice(i, 1));
  }
  while (hand.length < count) hand.push(unseen.pop() as T);
  return hand;
}

function inTableOrder<T>(hand: T[], table: readonly T[]): T[] {
  return hand.length < 2 ? hand : hand.sort((a, b) => table.indexOf(a) - table.indexOf(b));
}

/** The rest of the Cultists, with the Old Ones still to come where the set-up can have put them. */
function imagineDeck(view: RiseView, unseen: Unseen, chance: Chance): Pick<Rise, 'deck' | 'box'> {
  const awake = LOCATIONS.map((location) => view.locations[location].oldOne);
  const asleep = poolOf(view.options).filter((oldOne) => !awake.includes(oldOne));
  chance.shuffle(asleep);
  const next = view.players.map((player) => player.knownNextOldOne).find((oldOne) => oldOne != null);
  if (next != null) putFirst(asleep, next);
  const coming = asleep.slice(0, 3 - view.awakeCount);
  const deck: (CultistId | OldOneId)[] = unseen.cultists;
  // From the top down, so that an Old One above has already taken its place when the next is put in.
  coming.forEach((oldOne, i) => {
    deck.splice(imaginePlace(view, i, chance), 0, oldOne);
  });
  return { deck, box: asleep.slice(coming.length) };
}

/** How many cards lie above the i-th of the Old Ones to come: somewhere in its pile, below what has been drawn. */
function imaginePlace(view: RiseView, i: number, chance: Chance): number {
  const pile = view.awakeCount + i;
  const places = insertionPlaces(view.options, pile);
  const drawn = fullDeck(view.options) - view.deckCount;
  const top = topOfPile(pile) - drawn;
  const possible = places.filter((place) => top + place >= 0);
  return possible.length === 0 ? 0 : top + chance.pick(possible);
}

function putFirst<T>(list: T[], thing: T): void {
  const i = list.indexOf(thing);
  if (i < 0) return;
  list.splice(i, 1);
  list.unshift(thing);
}

/** A card that its chooser alone knows is some card of that hand. */
function imagineFrame(
  frame: RiseView['stack'][number],
  view: RiseView,
  players: Rise['players'],
  chance: Chance,
): RiseFrame {
  const isCardHidden =
    (frame.rule === 'cultist-destination' || frame.rule === 'extra-destination') && !('card' in frame);
  if (!isCardHidden) return cloneFrame(frame as RiseFrame);
  const chooser = 'seat' in frame ? frame.seat : view.activeSeat;
  return { ...frame, card: chance.pick(players[chooser as 0 | 1].cultists) } as RiseFrame;
}

function open({ deck, box }: NonNullable<RiseView['revealed']>): Pick<Rise, 'deck' | 'box'> {
  return { deck: deck.slice(), box: box.slice() };
}
