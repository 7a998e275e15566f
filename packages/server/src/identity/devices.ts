/** What a device is called in the list of its owner: the browser and the system, as far as it tells. */
const BROWSERS = [
  ['Firefox', /Firefox\//],
  ['Edge', /Edg\//],
  ['Opera', /OPR\//],
  ['Chrome', /Chrom(e|ium)\//],
  ['Safari', /Safari\//],
] as const;
const SYSTEMS = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
] as const;

export function deviceOf(userAgent: string | undefined): string {
  const text = userAgent ?? '';
  const named = (names: readonly (readonly [string, RegExp])[]) => names.find(([, sign]) => sign.test(text))?.[0];
  const known = [named(BROWSERS), named(SYSTEMS)].filter((part) => part !== undefined);
  return known.length > 0 ? known.join(', ') : (/^[\w -]{1,40}/.exec(text)?.[0].trim() ?? '');
}
