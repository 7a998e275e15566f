/** Thousands of pings at once would keep everybody waiting; so many parts of them nobody notices. */
const PARTS = 50;

/** Does something with each of all once in so many milliseconds, evenly spread over them. Who comes later has to wait for the next round. */
export function inParts<T>(milliseconds: number, all: Iterable<T>, each: (one: T) => void): NodeJS.Timeout {
  let round: readonly T[] = [];
  let part = 0;
  function doPart(): void {
    if (part === 0) round = [...all];
    const from = Math.floor((round.length * part) / PARTS);
    part++;
    const to = Math.floor((round.length * part) / PARTS);
    for (const one of round.slice(from, to)) each(one);
    if (part === PARTS) part = 0;
  }
  return setInterval(doPart, milliseconds / PARTS).unref();
}
