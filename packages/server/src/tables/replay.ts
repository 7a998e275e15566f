/** A finished game, to look at again and to check. Runs in a worker: it takes long. */
import { gzipSync } from 'node:zlib';
import { commitmentTo, drawsOf, type FairRecord, fairLog, SCHEME } from '@conclave/fair';
import {
  type AnyGame,
  type GameRecord,
  type Observer,
  Playthrough,
  RECORD_FORMAT,
  ScriptedChance,
  toldTo,
} from '@conclave/kernel';
import { diff, noticesInPlace, type Replay, type ReplayMove } from '@conclave/protocol';
import { storedTable } from '../storage/rows.ts';
import type { TableRow } from '../storage/store.ts';
import type { Packed, Retelling } from '../work/pool.ts';
import { load } from './core/load.ts';
import { type Match, outcomeOf } from './core/match.ts';

export function retold({ table: records, as }: Retelling, gameNamed: (id: string) => AnyGame): Packed {
  const { row, match } = load(storedTable(records), gameNamed(records.table.game), [], 0);
  if (match === null) throw new Error('a finished game has no beginning');
  return gzipSync(JSON.stringify(as === 'record' ? recordOf(row, match) : replayOf(row, match, as)));
}

function replayOf(row: TableRow, match: Match, as: Observer | 'all'): Replay {
  const views = viewsOf(row, match, as);
  const observer: Observer = as === 'all' ? 'spectator' : as;
  let before: unknown = null;
  const moves = [match.start, ...match.choices].map((entry, i): ReplayMove => {
    const view = views[i] ?? before;
    const patch = diff(before, view);
    before = view;
    const events = entry.events.map((event) => (as === 'all' ? openly(event) : toldTo(event, observer)));
    return { seat: entry.kind === 'choice' ? entry.seat : null, at: entry.at, patch, events };
  });
  const { id, game, outcome } = row;
  return { table: id, as, game, options: match.options, moves, notices: noticesInPlace(match.notices), outcome };
}

/** The event with every secret in it. */
function openly({ secret, ...open }: Match['start']['events'][number]) {
  if (secret === undefined) return open;
  const { to: _, ...inside } = secret;
  return { ...open, ...inside };
}

/** What was seen after the beginning and after each choice. By other rules than today's only the end can still be shown. */
function viewsOf(row: TableRow, match: Match, as: Observer | 'all'): unknown[] {
  const { game } = match;
  const seen = (state: Match['state']): unknown =>
    as === 'all' ? everythingSeen(match, state) : game.viewOf(state, as);
  if (row.rulesVersion !== game.rulesVersion) {
    const views = new Array(match.choices.length + 1);
    views[match.choices.length] = seen(match.state);
    return views;
  }
  const again = new Playthrough(game, match.seats, match.options, new ScriptedChance(match.start.chance));
  const views = [seen(again.state)];
  for (const { seat, choice, chance } of match.choices) {
    again.choose(seat, choice, new ScriptedChance(chance));
    views.push(seen(again.state));
  }
  return views;
}

/** All seats' views laid over one another: what one does not show, another may. */
function everythingSeen({ game, seats }: Match, state: Match['state']): unknown {
  const views = Array.from({ length: seats }, (_, seat) => game.viewOf(state, seat) as unknown);
  return views.reduce((all, view) => laidOver(all, view));
}

function laidOver(all: unknown, more: unknown): unknown {
  if (!isRecord(all) || !isRecord(more))
    return Array.isArray(all) && Array.isArray(more) ? listsLaidOver(all, more) : all;
  const together: Record<string, unknown> = { ...all };
  for (const key in more) together[key] = key in all ? laidOver(all[key], more[key]) : more[key];
  return together;
}

function listsLaidOver(all: readonly unknown[], more: readonly unknown[]): unknown[] {
  return all.length === more.length ? all.map((one, i) => laidOver(one, more[i])) : [...all];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** The whole game, for `conclave replay`; with its dice, for `conclave verify`, unless they were prepared for a lesson. */
function recordOf(row: TableRow, match: Match): GameRecord | FairRecord {
  const { game } = match;
  const record: GameRecord = {
    format: RECORD_FORMAT,
    game: game.id,
    rulesVersion: row.rulesVersion,
    schemaVersion: game.schemaVersion,
    seats: match.seats,
    options: match.options,
    setup: { chance: match.start.chance, events: match.start.events },
    steps: match.choices.from(0).map(({ seat, choice, chance, events, uncovered }) => ({
      seat,
      choice,
      chance,
      events,
      uncovered,
    })),
    state: match.state,
    outcome: outcomeOf(match),
  };
  if (match.start.isLesson === true) return record;
  const dice = { scheme: SCHEME, ...match.dice, commitment: commitmentTo(row.seed), used: match.chanceUsed } as const;
  const fair: FairRecord = { ...record, fair: { ...dice, log: fairLog(match.log.from(0)) } };
  if (row.rulesVersion !== game.rulesVersion) return fair;
  return { ...fair, fair: { ...fair.fair, draws: drawsOf(game, fair) } };
}
