/** How a name is shortened where a plate has little room for it. No short form is shared by two people of one table. */

/** The forms of each name at a table from long to short: all of it, its first word, two letters. */
export function shortNames(names: readonly string[]): readonly (readonly string[])[] {
  const firsts = names.map(firstWord);
  const letters = lettersOf(names);
  return names.map((name, seat) => {
    const first = firsts[seat] ?? name;
    const isShared = firsts.some((other, i) => i !== seat && isAlike(other, first));
    return [...new Set([name, ...(isShared ? [] : [first]), letters[seat] ?? name])];
  });
}

/** Two letters for each name: its initials, or letters in which it differs from the others with the same initials. */
export function lettersOf(names: readonly string[]): readonly string[] {
  const plain = names.map(initialsOf);
  const alike = names.map((_, seat) =>
    names.filter((_, i) => i !== seat && isAlike(plain[i] ?? '', plain[seat] ?? '')),
  );
  const isAlone = (seat: number) => plain.filter((other) => isAlike(other, plain[seat] ?? '')).length === 1;
  const taken = new Set(plain.filter((_, seat) => isAlone(seat)).map(folded));
  return names.map((name, seat) => {
    const initials = plain[seat] ?? '';
    if (isAlone(seat)) return initials;
    const letters = lettersIn(name);
    const [first = ''] = letters;
    const different = letters.filter((letter, at) =>
      (alike[seat] ?? []).every((other) => !isAlike(lettersIn(other)[at] ?? '', letter)),
    );
    // Two people of one name are counted.
    const candidates = [...different, ...names.map((_, i) => String(i + 1))].map((second) => `${first}${second}`);
    const free = candidates.find((one) => !taken.has(folded(one))) ?? initials;
    taken.add(folded(free));
    return free;
  });
}

/** Two letters: of the first two words, or the first two of a single one. */
export function initialsOf(name: string): string {
  const [first = '', second] = name.trim().split(/\s+/);
  const letters = [...first];
  return second === undefined ? letters.slice(0, 2).join('') : `${letters[0] ?? ''}${[...second][0] ?? ''}`;
}

function firstWord(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name;
}

function lettersIn(name: string): readonly string[] {
  return [...name.replace(/\s+/g, '')];
}

function isAlike(a: string, b: string): boolean {
  return folded(a) === folded(b);
}

function folded(text: string): string {
  return text.toLowerCase();
}
