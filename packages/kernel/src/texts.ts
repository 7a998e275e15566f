/** Words as data: a key of a game's catalogue and what fills its gaps, so that every language can say it. */
export type Language = 'en' | 'de';

export interface Words {
  readonly key: string;
  readonly gaps?: Readonly<Record<string, string | number | readonly (string | number)[]>>;
}

/** Texts by key. `{card}` is a gap; a gap whose filling is itself the rest of a `name.<filling>` key is said by that name. */
export type Catalogue = Readonly<Record<string, string>>;

/** Says words in the language of the catalogue. A key that is not there is said as itself, so that nothing hides. */
export function say(catalogue: Catalogue, words: Words): string {
  const template = catalogue[words.key] ?? words.key;
  return template.replace(/\{(\w+)\}/g, (gap, name: string) => {
    const filling = words.gaps?.[name];
    if (filling === undefined) return gap;
    const parts = Array.isArray(filling) ? filling : [filling];
    return parts.map((part) => catalogue[`name.${part}`] ?? String(part)).join(', ');
  });
}
