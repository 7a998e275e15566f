/** The forms of a name from long to short: all of it, its first word, two letters. */
export function shortened(name: string): readonly string[] {
  const [first = name] = name.trim().split(/\s+/);
  return [...new Set([name, first, initialsOf(name)])];
}

/** Two letters: of the first two words, or the first two of a single one. */
export function initialsOf(name: string): string {
  const [first = '', second] = name.trim().split(/\s+/);
  const letters = [...first];
  return second === undefined ? letters.slice(0, 2).join('') : `${letters[0] ?? ''}${[...second][0] ?? ''}`;
}
