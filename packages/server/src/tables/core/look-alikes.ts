/** How a name looks: two that people could take for one another look the same. */

/**
 * Letters of other scripts that look like Latin ones, after the confusables of Unicode (TR39), in lower case and without accents.
 * Each line is a Latin letter and what looks like it.
 */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'аɑα',
  b: 'ьβƅв',
  c: 'сϲ',
  d: 'ԁɗ',
  e: 'еєҽε',
  f: 'ƒ',
  g: 'ɡց',
  h: 'һհн',
  i: 'іıɩι',
  j: 'јϳ',
  k: 'кκ',
  l: 'ӏ1|ǀ',
  m: 'м',
  n: 'ոпηп',
  o: 'оο0օσө',
  p: 'рρ',
  q: 'ԛզ',
  r: 'гɾ',
  s: 'ѕꜱ',
  t: 'тτ',
  u: 'սυʋ',
  v: 'ѵν',
  w: 'ԝѡω',
  x: 'хχ',
  y: 'уүγ',
  z: 'ᴢ',
};

const LATIN: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([latin, others]) => [...others].map((other) => [other, latin] as const)),
);

/** The skeleton of a name: without case, accents and marks, and with Latin letters in place of those that look like them. */
export function skeletonOf(name: string): string {
  const bare = name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}|]/gu, '')
    .toLowerCase();
  // An m looks like rn, and a w like vv, at a glance.
  return [...bare]
    .map((letter) => LATIN.get(letter) ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}
