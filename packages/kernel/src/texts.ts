import type { Seat } from './seats.ts';

/** Words as data: a key of a game's catalogue and what fills its gaps, so that every language can say it. */
export type Language = 'en' | 'de';

export interface Words {
  readonly key: string;
  readonly gaps?: Readonly<Record<string, string | number | readonly (string | number)[]>>;
}

/**
 * Texts by key. `{card}` is a gap; a gap whose filling is itself the rest of a `name.<filling>` key is said by that name.
 *
 * The reader is never called by name: `{on|you}` says `you` where the gap is filled with the reader's seat, and
 * `{target’s|your}` says `your`, for everybody else the name with ’s. A line in which the reader acts has a text of its own
 * under `<key>.you`; the one gap that it lacks is the actor.
 */
export type Catalogue = Readonly<Record<string, string>>;

/** The key under which a catalogue says who reads it: the filling that stands for their seat. */
const READER = 'reader';

/** The catalogue as the person in this seat reads it. */
export function readBy(reader: Seat, catalogue: Catalogue): Catalogue {
  return { ...catalogue, [READER]: `seat.${reader}` };
}

/** Its groups: the name of the gap, the genitive, and what the reader is called there. */
const GAP = /\{(\w+)(’s)?(?:\|([^{}|]*))?\}/g;

/** Says words in the language of the catalogue. A key that is not there is said as itself, so that nothing hides. */
export function say(catalogue: Catalogue, words: Words): string {
  const reader = catalogue[READER];
  return templateOf(catalogue, words).replace(GAP, (gap, name: string, genitive = '', you?: string) => {
    const filling = words.gaps?.[name];
    if (filling === undefined) return gap;
    const parts = Array.isArray(filling) ? filling : [filling];
    const said = parts.map((part) =>
      part === reader && you !== undefined ? you : (catalogue[`name.${part}`] ?? String(part)) + genitive,
    );
    return said.join(', ');
  });
}

/** The names of the gaps in a text. */
export function gapsIn(text: string): string[] {
  return [...new Set([...text.matchAll(GAP)].map(([, name = '']) => name))];
}

function templateOf(catalogue: Catalogue, { key, gaps = {} }: Words): string {
  const template = catalogue[key] ?? key;
  const yours = catalogue[`${key}.you`];
  if (yours === undefined) return template;
  const kept = gapsIn(yours);
  const actor = gapsIn(template).find((name) => !kept.includes(name));
  const filling = actor === undefined ? undefined : gaps[actor];
  return filling !== undefined && isReader(catalogue, filling) ? yours : template;
}

function isReader(catalogue: Catalogue, filling: NonNullable<Words['gaps']>[string]): boolean {
  const reader = catalogue[READER];
  if (reader === undefined) return false;
  return filling === reader || (Array.isArray(filling) && filling.length === 1 && filling[0] === reader);
}
