/** Altars, rituals and dice of a scenario's `given`. */
import { BadInput, fieldsOf, flagOf, listOf, type Reader, wholeNumberOf } from '@conclave/kernel';
import { ALTARS } from './components/altars.ts';
import { type Face, isFace } from './components/faces.ts';
import { isRitual, RITUALS, type RitualId, type Track } from './components/rituals/ids.ts';
import { oneOf } from './given-fields.ts';
import { altarAt, isPlace, type Place, seatAt } from './places.ts';
import { altarCount } from './setup.ts';
import type { Altar, Deep } from './state.ts';
import { freshMarkers } from './verbs/cards.ts';
import { makeDie } from './verbs/dice.ts';
import { isLiving } from './verbs/table.ts';
import { modeAt } from './verbs/targets.ts';

/** Every card is in exactly one place: this keeps book of those that are named. */
export class CardsNamed {
  private readonly named = new Set<string>();

  read<T extends string>(fields: Reader, key: string, isKind: (card: string) => card is T): T[] {
    return listOf(fields, key, isKind).map((card) => this.name(card, `${fields.where}.${key}`));
  }

  name<T extends string>(card: T, where: string): T {
    if (this.named.has(card)) throw new BadInput(`${where}: ${card} is named twice`);
    this.named.add(card);
    return card;
  }

  /** The first of these that is named nowhere: it is placed by this. */
  next<T extends string>(kind: readonly T[]): T {
    const card = kind.find((one) => !this.named.has(one));
    if (card === undefined) throw new BadInput('given: there are not enough cards');
    return this.name(card, 'given');
  }

  /** All of a kind that are named nowhere. */
  others<T extends string>(kind: readonly T[]): T[] {
    return kind.filter((card) => !this.named.has(card)).map((card) => this.name(card, 'given'));
  }
}

// ---- Altars

/** Rituals that do nothing by themselves come first. */
const QUIET_RITUALS: readonly RitualId[] = ['sirens', 'ancient-chant', 'sea-hydra', 'blood-rites', ...RITUALS];

/** Altars that are left out get a quiet ritual; what is named nowhere lies in the deck below the named cards. */
export function readAltars(s: Deep, fields: Reader, cards: CardsNamed): void {
  const named = byAltarOf(fields.data.altars ?? [], altarCount(s));
  const read = named.map((one, i) => (one === undefined ? null : readAltar(s, one, `given.altars.${i}`, cards)));
  s.ritualDeck = cards.read(fields, 'ritualDeck', isRitual);
  s.altars = read.map((altar) => altar ?? freshAltar(s, cards.next(QUIET_RITUALS)));
  s.ritualDeck.push(...cards.others(RITUALS));
}

/** What is said of each altar: a list from altar 1 on, or fields by the altars' ids. */
function byAltarOf(data: unknown, count: number): unknown[] {
  const ids = ALTARS.slice(0, count);
  if (!Array.isArray(data)) {
    const { data: byId } = fieldsOf(data, 'given.altars', ids);
    return ids.map((id) => byId[id]);
  }
  if (data.length > count) throw new BadInput(`given.altars: up to ${count} are wanted`);
  return ids.map((_, i) => data[i]);
}

function readAltar(s: Deep, data: unknown, where: string, cards: CardsNamed): Altar {
  const fields = fieldsOf(typeof data === 'string' ? { ritual: data } : data, where, ['ritual', 'markers']);
  const ritual = oneOf(fields, 'ritual', RITUALS, null);
  if (ritual === null) throw new BadInput(`${where}.ritual is missing`);
  const altar = freshAltar(s, cards.name(ritual, where));
  const tracks = Object.keys(altar.markers) as Track[];
  const markers = fieldsOf(byTrackOf(fields.data.markers ?? {}, tracks), `${where}.markers`, tracks);
  for (const track of tracks) altar.markers[track] = wholeNumberOf(markers, track, altar.markers[track] ?? 0);
  return altar;
}

/** Where there is one track alone, its marker may be said by the number alone. */
function byTrackOf(markers: unknown, tracks: readonly Track[]): unknown {
  const [track, another] = tracks;
  return typeof markers === 'number' && track !== undefined && another === undefined ? { [track]: markers } : markers;
}

function freshAltar(s: Deep, ritual: RitualId): Altar {
  return { ritual, markers: freshMarkers(ritual, s.n) };
}

// ---- Dice

export function readDice(s: Deep, data: unknown): void {
  if (!Array.isArray(data)) throw new BadInput('given.dice: a list is wanted');
  data.forEach((one, i) => {
    readDie(s, one, `given.dice.${i}`);
  });
}

/** `dagger`, `dagger>seat-2`, or fields. */
function readDie(s: Deep, data: unknown, where: string): void {
  const fields = fieldsOf(typeof data === 'string' ? fromWord(data) : data, where, [
    'face',
    'at',
    'mode',
    'coined',
    'lent',
  ]);
  const { face, at = 'pool' } = fields.data;
  if (typeof face !== 'string' || !isFace(face)) throw new BadInput(`${where}: ${JSON.stringify(face)} is no face`);
  if (typeof at !== 'string' || !isPlace(at) || !isOnTable(s, at)) {
    throw new BadInput(`${where}: a die cannot lie at ${JSON.stringify(at)}`);
  }
  const die = makeDie(s, face as Face, at, flagOf(fields, 'lent', false));
  die.mode = oneOf(fields, 'mode', ['power', 'arcane'], modeAt(s, die.face, at));
  die.coined = flagOf(fields, 'coined', false);
}

function fromWord(word: string): unknown {
  const [face, at = 'pool'] = word.split('>');
  return { face, at };
}

function isOnTable(s: Deep, at: Place): boolean {
  const [seat, altar] = [seatAt(at), altarAt(at)];
  if (seat >= 0) return isLiving(s, seat);
  return altar < s.altars.length;
}
