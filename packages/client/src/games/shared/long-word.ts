/** A word that is broken in the middle where little room is: German has many. Such a name is written smaller. */
const LONG = 12;

export function hasLongWord(name: string, most = LONG): true | undefined {
  return name.split(/[\s-]/).some((word) => word.length > most) || undefined;
}
