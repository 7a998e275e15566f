/** Moves places from 0 to 1 apart until no two are nearer than `gap`, keeping their order and staying as near as they can. */
export function apart(places: readonly number[], gap: number): readonly number[] {
  const order = places.map((_, i) => i).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const result = [...places];
  let least = 0;
  for (const i of order) {
    result[i] = Math.max(places[i] ?? 0, least);
    least = (result[i] ?? 0) + gap;
  }
  let most = 1;
  for (const i of [...order].reverse()) {
    result[i] = Math.min(result[i] ?? 0, most);
    most = (result[i] ?? 0) - gap;
  }
  return result;
}
