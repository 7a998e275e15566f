/** The report: a table of faults for the terminal, the same as JSON and as a page, and the contact sheets. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Album, type Fault, plain } from '../visit/album.ts';

const CHECK_NAMES: Readonly<Record<number, string>> = {
  0: 'the visit broke off',
  1: 'a region moved',
  2: 'scrolling, outside the window',
  3: 'the bar: height, lines, slots, hasty clicks',
  4: 'targets too small',
  5: 'touchables overlap',
  6: 'text too small',
  7: 'text covered',
  8: 'text cut or overflowing',
  9: 'words broken',
  10: 'hover or selection changes text',
  11: 'touchables out of view',
  12: 'moments',
  13: 'previews missing',
  14: 'use of the stage',
  15: 'growth on large screens',
  16: 'seat plates incomplete',
  17: 'glow on what cannot be touched',
  18: 'contrast',
  19: 'numbers in badges',
  20: 'events shown too briefly or too long',
  21: 'what is opened does not close',
  22: 'play by touch',
  23: 'console errors, failed requests',
};

/** A fault and all the visits it was met in. */
export interface Row {
  readonly check: number;
  readonly game: string;
  readonly element: string;
  readonly sentence: string;
  readonly sizes: string[];
  readonly picture: string;
  count: number;
}

export function rowsOf(albums: readonly Album[], checks: readonly number[] | null): Row[] {
  const rows = new Map<string, Row>();
  for (const fault of albums.flatMap(({ faults }) => [...faults.values()])) {
    if (checks !== null && !checks.includes(fault.check)) continue;
    add(rows, fault);
  }
  return [...rows.values()].sort((a, b) => a.check - b.check || a.game.localeCompare(b.game) || b.count - a.count);
}

function add(rows: Map<string, Row>, { check, visit, element, sentence, picture, count }: Fault): void {
  const key = [check, visit.game, plain(element), plain(sentence)].join('|');
  const size = `${visit.width}x${visit.height}`;
  const known = rows.get(key);
  if (known === undefined) {
    rows.set(key, { check, game: visit.game, element, sentence, sizes: [size], picture, count });
    return;
  }
  known.count += count;
  if (!known.sizes.includes(size)) known.sizes.push(size);
}

export function inWords(rows: readonly Row[], visits: number): string {
  const lines: string[] = [];
  let heading = '';
  for (const { check, game, element, sentence, sizes, picture, count } of rows) {
    const title = `${check}. ${CHECK_NAMES[check]} · ${game}`;
    if (title !== heading) lines.push('', title);
    heading = title;
    lines.push(`  ${element}: ${sentence}`, `      ${sizes.join(' ')} · ${count} times · ${picture}`);
  }
  return [...lines, '', summary(rows, visits)].join('\n').trimStart();
}

/** How many faults of each kind in each game. */
function summary(rows: readonly Row[], visits: number): string {
  if (rows.length === 0) return `No faults at ${visits} tables.`;
  const games = [...new Set(rows.map(({ game }) => game))].sort();
  const checks = [...new Set(rows.map(({ check }) => check))].sort((a, b) => a - b);
  const width = Math.max(...checks.map((check) => `${check} ${CHECK_NAMES[check]}`.length));
  const head = `${'check'.padEnd(width)}  ${games.join('  ')}`;
  const body = checks.map((check) => {
    const cells = games.map((game) => {
      const found = rows.filter((row) => row.check === check && row.game === game).length;
      return String(found === 0 ? '.' : found).padStart(game.length);
    });
    return `${`${check} ${CHECK_NAMES[check]}`.padEnd(width)}  ${cells.join('  ')}`;
  });
  return [head, ...body, '', `${rows.length} faults at ${visits} tables.`].join('\n');
}

export async function writeReport(out: string, rows: readonly Row[], visits: number): Promise<void> {
  await writeFile(join(out, 'faults.json'), JSON.stringify(rows, null, 1));
  await writeFile(join(out, 'faults.txt'), `${inWords(rows, visits)}\n`);
}
