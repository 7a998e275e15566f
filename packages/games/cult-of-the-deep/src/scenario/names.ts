/** What else a scenario may call a choice: RULES.md lists these names beside the ones that the game writes itself. */
import { at } from '@conclave/kernel';
import type { DeepChoice } from '../choices.ts';
import { COINS } from '../components/coins.ts';
import type { Face } from '../components/faces.ts';
import { onSeat } from '../places.ts';
import type { Deep, Die, Mode } from '../state.ts';
import { dieOf } from '../verbs/table.ts';

/** Words of a choice, the type first: each can be written in several ways. */
type Words = readonly (readonly string[])[];

export function alsoCalled(s: Deep, choice: DeepChoice): readonly string[] {
  const decision = s.stack.at(-1)?.rule ?? '';
  const [types = [], ...rest] = wordsOf(choice);
  const named = joined(rest);
  const full = named.length === 0 ? types : types.flatMap((type) => named.map((name) => `${type}:${name}`));
  const byDecision = [...full, ...named].map((name) => `${decision}:${name}`);
  return [...full, ...named, ...byDecision, ...byWhatItMeans(s, choice)];
}

/** In the order of the choice's name. A track may be left out: many rituals have one alone. */
function wordsOf(choice: DeepChoice): Words {
  return Object.entries(choice).flatMap(([field, value]): Words => {
    if (field === 'type') return [value === 'commit-die' ? [value, 'place-die'] : [String(value)]];
    if (field === 'track') return [[String(value), '']];
    if (Array.isArray(value)) return [[value.join('+')]];
    if (SEATS.includes(field) && typeof value === 'number') return [[String(value), onSeat(value)]];
    if ((COINS as readonly unknown[]).includes(value)) return [[String(value), `${value}-coin`]];
    return value === undefined ? [] : [[String(value)]];
  });
}

/** Fields that name a seat, unless they name something else in words (`from` is a face where symbols are replaced). */
const SEATS: readonly string[] = ['seat', 'from', 'thief', 'victim'];

/** Every way to write the words one after another. */
function joined(words: Words): string[] {
  const ways = words.reduce<string[][]>(
    (before, ways) => before.flatMap((one) => ways.map((way) => (way === '' ? one : [...one, way]))),
    [[]],
  );
  return ways.filter((way) => way.length > 0).map((way) => way.join(':'));
}

/** Names by what the choice stands for in this decision. */
function byWhatItMeans(s: Deep, choice: DeepChoice): readonly string[] {
  const frame = s.stack.at(-1);
  if (choice.type === 'revoke') return ['sigil-of-revocation', 'sigil:sigil-of-revocation'];
  if (choice.type === 'stay' && frame?.rule === 'recommit-die') return namesOfPlace(dieOf(s, frame.die));
  const hasResults = frame?.rule === 'rift-order' || frame?.rule === 'portents-order';
  if (choice.type === 'result' && hasResults) return namesOfResult(frame.results, choice.result);
  return [];
}

function namesOfPlace({ id, at, mode }: Die): string[] {
  const places: string[] = [at, ...withMode(at, mode)];
  return places.flatMap((place) => [`place-die:${id}:${place}`, `recommit-die:${id}:${place}`]);
}

function withMode(at: string, mode: Mode | null): string[] {
  return mode === null ? [] : [`${at}:${mode}`];
}

/** By its face; of equal results the first bears the name. */
function namesOfResult(results: readonly Face[], result: number): string[] {
  const face = at(results, result);
  return results.indexOf(face) === result ? [face, `result:${face}`] : [];
}
