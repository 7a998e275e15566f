/** All tables: those in memory, those that come back when somebody asks for them, and the clock that wakes them. */
import { type Choice, say as inWords, type Language, type Seat } from '@conclave/kernel';
import { GONE_AFTER } from '@conclave/protocol';
import { Problem } from '../problem.ts';
import { readCode } from '../random.ts';
import type { Outage, StoredTable, TableRow } from '../storage/store.ts';
import { mustBe, mustBeHost, mustSit, seatOf, viewerOf } from './access.ts';
import { recordOf, replayOf } from './again.ts';
import { say } from './chat.ts';
import { newCommandId, newReportId } from './ids.ts';
import { summaryOf } from './info.ts';
import * as leaving from './leaving.ts';
import { LiveTable, type TableDeps } from './live.ts';
import * as lobby from './lobby.ts';
import { decisionOf } from './match.ts';
import * as play from './play.ts';
import type { Tables, User } from './service.ts';
import { Attendant } from './thinking.ts';

export interface TablesSettings {
  /** A table that nobody has used for so long leaves memory. */
  readonly idleAfter: number;
  /** How often stored tables are looked through for one that must act, and idle ones leave memory. */
  readonly roundEvery: number;
}

/** Tables, and what the server itself does with them. */
export interface TableHouse extends Tables {
  /** How many tables are in memory. */
  readonly live: number;
  /** Wakes stored tables whose time has come, and keeps doing so. */
  begin(): Promise<void>;
  /** Nothing could be stored for a while, and now it can: clocks stood still meanwhile. */
  outageOver(outage: Outage): void;
  /** Lets nobody in any more, finishes what was begun and forgets all tables. */
  close(): Promise<void>;
}

/** A table whose game is over leaves memory this soon: few come back to it, and loading it takes a moment. */
const OVER_FOR = 15_000;
const OPEN_TABLES_SHOWN = 100;
const OWN_TABLES_SHOWN = 200;
const WOKEN_AT_ONCE = 100;
const REPORT_CONTEXT = 30;

export function createTables(deps: TableDeps, { idleAfter, roundEvery }: TablesSettings): TableHouse {
  const live = new Map<string, { table: LiveTable; attendant: Attendant }>();
  const loading = new Map<string, Promise<LiveTable>>();
  let round: NodeJS.Timeout | undefined;
  let isClosed = false;

  // ---- Into memory and out of it

  function takeIn(stored: StoredTable): LiveTable {
    const table = new LiveTable(deps, stored);
    const attendant = new Attendant(table);
    live.set(stored.table.id, { table, attendant });
    // What came due while the table was not in memory is done before anything else.
    doWhatIsDue(table, attendant);
    return table;
  }

  function doWhatIsDue(table: LiveTable, attendant: Attendant): void {
    void play.whatIsDue(table).then(
      () => attendant.look(),
      () => attendant.look(),
    );
  }

  /** Most are in memory, and nobody need wait for those. */
  function tableOf(id: string): LiveTable | Promise<LiveTable> {
    if (isClosed) throw new Problem('shutting-down', 'The server is stopping. Come back in a moment.');
    const known = live.get(id);
    if (known !== undefined) return known.table;
    let loads = loading.get(id);
    if (loads === undefined) {
      loads = load(id).finally(() => loading.delete(id));
      loading.set(id, loads);
    }
    return loads;
  }

  async function load(id: string): Promise<LiveTable> {
    const stored = await fromStore(deps.store.loadTable(id));
    if (stored === null) throw new Problem('not-found', 'We couldn’t find this table. Check the link.');
    return takeIn(stored);
  }

  function sweep(): void {
    const now = deps.now();
    for (const [id, { table, attendant }] of live) {
      const patience = table.row.finishedAt === null ? idleAfter : Math.min(idleAfter, OVER_FOR);
      if (attendant.isBusy || !table.isIdle(now, patience)) continue;
      attendant.dismiss();
      live.delete(id);
    }
  }

  async function wakeDue(): Promise<void> {
    // A little early, so that the table's own alarm rings in time.
    const due = await deps.store.tablesToWake(deps.now() + roundEvery, WOKEN_AT_ONCE);
    for (const id of due) if (!live.has(id)) await tableOf(id);
  }

  async function makeRound(): Promise<void> {
    sweep();
    await wakeDue().catch((error) => deps.log.warn({ err: error }, 'stored tables could not be looked through'));
    if (!isClosed) round = setTimeout(makeRound, roundEvery).unref();
  }

  // ---- Changes before the start

  async function changeRow(
    table: string,
    change: (row: TableRow, live: LiveTable) => Partial<TableRow>,
    who: User,
    code?: string,
  ) {
    const found = await tableOf(table);
    return found.turn(async () => {
      await found.commit({ row: change(found.row, found) });
      return found.info(viewerOf(found.row, who, code));
    });
  }

  async function createFrom(row: TableRow, who: User) {
    await fromStore(deps.store.commit({ table: { ...row, version: 1 } }));
    const table = takeIn({ table: { ...row, version: 1 }, entries: [], position: null, chat: [] });
    return table.info(viewerOf(row, who));
  }

  async function startTable(table: LiveTable, who: User, fill?: string, isLesson?: true): Promise<void> {
    mustBeHost(table.row, who);
    mustBe(table.row, 'gathering');
    await play.start(table, who, lobby.seatsAtStart(table.row, fill), isLesson);
  }

  async function standUp(table: LiveTable, who: User): Promise<void> {
    await table.turn(async () => {
      const seat = mustSit(table.row, who);
      await leaving.standUp(table, seat, seat);
    });
  }

  /** Lets a bot stand in: for oneself, or for somebody who has not been there for a while. */
  async function standIn(table: LiveTable, who: User, seat: Seat): Promise<void> {
    const own = mustSit(table.row, who);
    const { user } = table.row.seats[seat] ?? { user: null };
    const isAbsent = user !== null && !table.isPresent(user) && deps.now() - table.lastSeen(user) >= GONE_AFTER;
    if (seat !== own && !isAbsent) {
      throw new Problem('forbidden', 'A bot can take over once a player has been away for a minute.');
    }
    await leaving.standUp(table, seat, own);
  }

  return {
    get live() {
      return live.size;
    },

    async begin() {
      await makeRound();
    },

    outageOver(outage) {
      for (const [id, { table, attendant }] of live) {
        try {
          table.outageOver(outage);
        } catch (error) {
          // One table that cannot go on must not keep the others from it.
          deps.log.error({ err: error, table: id }, 'a table could not be told of an outage');
        }
        doWhatIsDue(table, attendant);
      }
    },

    async close() {
      isClosed = true;
      clearTimeout(round);
      for (const { attendant } of live.values()) attendant.dismiss();
      await Promise.allSettled([...live.values()].map(({ table }) => table.turn(async () => {})));
      live.clear();
    },

    async create(who, request) {
      const game = gameFor(request.game);
      const wanted = request.lesson ? lobby.lessonRequest(game, request) : request;
      const row = lobby.newTable(game, who, wanted, deps.now());
      const fullEnough = !wanted.start || lobby.isFull(row);
      if (!fullEnough) throw new Problem('bad-request', 'To start right away, put a player or a bot in every seat.');
      const info = await createFrom(row, who);
      if (!wanted.start) return info;
      const table = await tableOf(row.id);
      await table.turn(() => startTable(table, who, undefined, wanted.lesson || undefined));
      return table.info(viewerOf(table.row, who));
    },

    async info(who, id, code) {
      const table = await tableOf(id);
      return table.info(viewerOf(table.row, who, typed(code)));
    },

    async idOfCode(code) {
      const id = await fromStore(deps.store.tableByCode(readCode(code)));
      if (id === null) throw new Problem('not-found', 'No table has this code. Check it for typos.');
      return id;
    },

    async openTables() {
      const rows = await fromStore(deps.store.openTables(OPEN_TABLES_SHOWN));
      return rows.map((row) => summaryOf(row));
    },

    async tablesOf(who) {
      const rows = await fromStore(deps.store.tablesOf(who.id, OWN_TABLES_SHOWN));
      return rows.map((row) => summaryOf(row, who.id));
    },

    join: (who, id, request) => changeRow(id, (row) => lobby.joined(row, who, request), who, typed(request.code)),

    async leave(who, id) {
      const table = await tableOf(id);
      if (table.row.status === 'gathering') {
        await table.turn(() => table.commit({ row: lobby.left(table.row, who) }));
        return table.info('spectator');
      }
      await standUp(table, who);
      return table.info(viewerOf(table.row, who));
    },

    async clearSeat(who, id, seat) {
      const table = await tableOf(id);
      if (table.row.status === 'gathering') return changeRow(id, (row) => lobby.cleared(row, who, seat), who);
      await table.turn(() => standIn(table, who, seat));
      return table.info(viewerOf(table.row, who));
    },

    seatBot: (who, id, seat, level) => changeRow(id, (row) => lobby.botSeated(row, who, seat, level), who),

    change: (who, id, request) => changeRow(id, (row, { game }) => lobby.changed(game, row, who, request), who),

    async start(who, id, fill) {
      const table = await tableOf(id);
      await table.turn(() => startTable(table, who, fill));
      return table.info(viewerOf(table.row, who));
    },

    async abandon(who, id) {
      const table = await tableOf(id);
      if (table.row.status !== 'playing') {
        return changeRow(
          id,
          (row) => {
            mustBe(row, 'gathering');
            mustBeHost(row, who);
            return { status: 'abandoned', finishedAt: deps.now() };
          },
          who,
        );
      }
      const isAlone = table.mustAgreeToEnd([mustSit(table.row, who)]).length === 0;
      if (!isAlone) throw new Problem('forbidden', 'Others are still playing. Ask them to end the game, or leave it.');
      await leaving.end(table, who, { id: newCommandId(), agree: true });
      return table.info(viewerOf(table.row, who));
    },

    async rematch(who, id, entropy) {
      const table = await tableOf(id);
      const next = await table.turn(async () => {
        mustSit(table.row, who);
        if (table.row.rematch !== null) return table.row.rematch;
        if (table.row.status === 'playing' || table.row.status === 'gathering') mustBe(table.row, 'finished');
        const row = lobby.rematchOf(table.row, who, entropy, deps.now());
        await createFrom(row, who);
        await table.commit({ row: { rematch: row.id } });
        return row.id;
      });
      const again = await tableOf(next);
      await again.turn(async () => {
        if (again.row.status !== 'gathering') return;
        await again.commit({ row: lobby.joinedAgain(again.row, table.row, who) });
        // Against bots alone there is nobody to wait for.
        const isAlone = again.row.seats.every(({ user, bot }) => user === who.id || bot !== null);
        if (isAlone && again.row.host === who.id) await startTable(again, who);
      });
      return again.info(viewerOf(again.row, who, again.row.code));
    },

    choose(who, id, command) {
      const table = tableOf(id);
      if (table instanceof LiveTable) return play.choose(table, who, command);
      return table.then((loaded) => play.choose(loaded, who, command));
    },
    async undo(who, id, command) {
      await play.undo(await tableOf(id), who, command);
    },
    async consent(who, id, command) {
      await play.consent(await tableOf(id), who, command);
    },
    async passUntil(who, id, command) {
      await play.passUntil(await tableOf(id), who, command);
    },
    async order(who, id, command) {
      await play.order(await tableOf(id), who, command);
    },
    async say(who, id, command) {
      return say(await tableOf(id), who, command);
    },
    async standUp(who, id) {
      const table = await tableOf(id);
      await standUp(table, who);
    },
    async comeBack(who, id) {
      const table = await tableOf(id);
      mustBe(table.row, 'playing');
      await leaving.comeBack(table, mustSit(table.row, who));
    },
    async concede(who, id, command) {
      await leaving.concede(await tableOf(id), who, command);
    },
    async end(who, id, command) {
      await leaving.end(await tableOf(id), who, command);
    },
    async shown(who, id, decision) {
      const table = await tableOf(id);
      const seat = seatOf(table.row, who);
      const isAsked = seat !== null && table.match !== null && decisionOf(table.match, seat)?.id === decision;
      if (isAsked) table.noteShown(seat, decision);
    },

    async snapshot(who, id, code) {
      const table = await tableOf(id);
      return table.snapshot(viewerOf(table.row, who, typed(code)));
    },

    async waitFor(who, id, after, milliseconds, code) {
      const table = await tableOf(id);
      const viewer = viewerOf(table.row, who, typed(code));
      table.noteAsked(who);
      await table.streamOf(viewer).news(after, milliseconds);
      return table.snapshot(viewerOf(table.row, who, typed(code)));
    },

    async open(reader, id, resume, code) {
      const table = await tableOf(id);
      const close = table.open(reader, resume, typed(code));
      const seat = seatOf(table.row, reader.user);
      // Who comes to the table takes the seat back from the bot; a page that was left open and only reconnects does not. A store
      // that is away must not keep them from looking.
      const isNewPage = resume === undefined;
      if (seat !== null && isNewPage) leaving.comeBack(table, seat).catch(() => {});
      return close;
    },

    optionsInWords(view, gameId, language) {
      const game = gameFor(gameId);
      const catalogue = game.texts[language as Language] ?? game.texts.en;
      const options = (view as { pending?: { options?: readonly Choice[] } } | null)?.pending?.options ?? [];
      return options.map((choice) => ({ choice, words: inWords(catalogue, game.describe(view, choice).words) }));
    },

    chatInWords(chat, gameId, language) {
      const { claims, texts } = gameFor(gameId);
      const catalogue = texts[language as Language] ?? texts.en;
      return chat.map((message) =>
        message.claim === undefined || claims === undefined
          ? message
          : { ...message, words: inWords(catalogue, claims.words(message.claim)) },
      );
    },

    async report(who, id, { about, reason, message }) {
      const table = await tableOf(id);
      const heard = table.chatFor(viewerOf(table.row, who));
      const { seats, host } = table.row;
      const isKnown = host === about || [...seats, ...heard].some(({ user }) => user === about);
      if (!isKnown) throw new Problem('not-found', 'No player or chat author with this id at this table.');
      const at = heard.findIndex(({ n }) => n === message);
      const upTo = at < 0 ? heard : heard.slice(0, at + 1 + REPORT_CONTEXT / 2);
      const context = upTo.slice(-REPORT_CONTEXT);
      const report = { id: newReportId(), at: deps.now(), by: who.id, table: id, about, reason, context };
      await fromStore(deps.store.addReport(report));
    },

    async replay(who, id, as, code) {
      const table = await tableOf(id);
      viewerOf(table.row, who, typed(code));
      return replayOf(table, as);
    },

    async record(who, id, code) {
      const table = await tableOf(id);
      viewerOf(table.row, who, typed(code));
      return recordOf(table);
    },

    async forget({ id: user }) {
      await Promise.all([...live.values()].map(({ table }) => table.forget(user)));
    },
  };

  function gameFor(id: string) {
    try {
      return deps.gameNamed(id);
    } catch (error) {
      throw new Problem('not-found', `${(error as Error).message}.`);
    }
  }
}

function typed(code: string | undefined): string | undefined {
  return code === undefined ? undefined : readCode(code);
}

/** A database that cannot be reached is no fault of whoever asked: they may try again. */
async function fromStore<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem('storage-unavailable', 'Can’t reach the database. Try again in a moment.');
  }
}
