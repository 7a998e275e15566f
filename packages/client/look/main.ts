/** `npm run look`: plays every game as a person does, takes pictures, and finds faults by measuring. docs/look.md */
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { openBrowser } from '../scripts/browser.ts';
import { HELP, partOf, readArguments } from './arguments.ts';
import { growth } from './checks/growth.ts';
import { playWithSeed } from './luck.ts';
import { visitsFor } from './matrix.ts';
import { inWords, rowsOf, writeReport } from './report/report.ts';
import { makeSheets } from './report/sheets.ts';
import { HERE, serve } from './serve.ts';
import { type Album, titleOf } from './visit/album.ts';
import { lookAt } from './visit/visit.ts';

const args = readArguments(process.argv.slice(2));
if (args.help) console.log(HELP);
else process.exitCode = await run();

async function run(): Promise<number> {
  const out = resolve(args.out);
  await mkdir(out, { recursive: true });
  const visits = partOf(visitsFor(args.wanted), args.part);
  playWithSeed(args.seed);
  const served = await serve(args.at === undefined ? HERE : resolve(args.at));
  const browser = await openBrowser();
  const albums: Album[] = [];
  const waiting = [...visits];
  const options = { out, decisions: args.decisions, patience: args.quick ? 12_000 : 60_000 };
  const work = async () => {
    for (let visit = waiting.shift(); visit !== undefined; visit = waiting.shift()) {
      const start = performance.now();
      const album = await lookAt(browser, served.url, visit, options);
      albums.push(album);
      const seconds = ((performance.now() - start) / 1000).toFixed(0);
      console.error(
        `${albums.length}/${visits.length} ${titleOf(visit)}: ${album.faults.size} faults, ${album.pictures.length} pictures, ${seconds} s`,
      );
      for (const { check, element, sentence, picture } of album.faults.values())
        console.error(`  ${check} ${element}: ${sentence} (${picture})`);
    }
  };
  await Promise.all(Array.from({ length: args.pages }, work));
  for (const game of args.wanted.games) noteGrowth(albums.filter(({ visit }) => visit.game === game));
  const rows = rowsOf(albums, args.checks);
  const sheets = await makeSheets(browser, out, albums);
  await browser.close();
  await served.stop();
  await writeReport(out, rows, visits.length);
  console.log(args.json ? JSON.stringify(rows, null, 1) : inWords(rows, visits.length));
  console.error(`Pictures, ${sheets.length} sheets and faults.json are in ${out}`);
  return rows.length > 0 ? 1 : 0;
}

/** What screens of two sizes tell only together is noted with the larger one. */
function noteGrowth(albums: readonly Album[]): void {
  const seen = albums.filter(({ room }) => room !== null).sort((a, b) => textRank(a) - textRank(b));
  const large = seen.find(({ visit }) => visit.width === 2560);
  large?.note(
    growth(
      large.visit.game,
      seen.map(({ room }) => room).filter((room) => room !== null),
    ),
  );
}

/** Screens with normal text are compared before others. */
function textRank({ visit }: Album): number {
  return ['normal', 'large', 'larger'].indexOf(visit.text);
}
