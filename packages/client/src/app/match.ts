/** The parts of a path that a pattern such as `/t/:id` names; null if it is another path. */
export function match<P extends string>(pattern: P, path: string): Params<P> | null {
  const wanted = parts(pattern);
  const given = parts(path);
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [i, part] of wanted.entries()) {
    const value = decoded(given[i] ?? '');
    if (value === null) return null;
    if (part.startsWith(':')) params[part.slice(1)] = value;
    else if (part !== value) return null;
  }
  return params as Params<P>;
}

type Params<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & Params<Rest>
  : P extends `${string}:${infer Name}`
    ? Record<Name, string>
    : Record<never, string>;

const parts = (path: string) => path.split('/').filter((part) => part !== '');

/** Null for what is no text at all: a percent sign may be anywhere in what people paste. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
