/** Everything people can do with tables, as commands to the table that is meant. */
import { type Choice, catalogueAt, say as inWords, isLanguage, type Seat } from '@conclave/kernel';
import type { ChatMessage, TableInfo } from '@conclave/protocol';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { mustBeHeard } from '../identity/sanctions.ts';
import { Problem } from '../problem.ts';
import { readCode } from '../random.ts';
import type { OwnedTable } from '../storage/cluster-store.ts';
import { type Commit, headAfter, type Outage, type TableRow } from '../storage/store.ts';
import { turnsByUser } from '../turns.ts';
import { mustBe, mustSit, seatOf, viewerOf } from './core/access.ts';
import { summaryOf } from './core/info.ts';
import { mayHost, maySit, mayStart, type Room } from './core/limits.ts';
import { decisionOf } from './core/match.ts';
import { isFull } from './core/seats.ts';
import type { PersonCommand } from './core/table.ts';
import type { TableDeps } from './deps.ts';
import { Directory, type DirectorySettings, unknownTable } from './directory.ts';
import { newCommandId, newReportId } from './ids.ts';
import { lessonRequest, newTable, placeInRematch, rematchOf, seatInRematch, withBox } from './new-table.ts';
import { Retellings } from './retellings.ts';
import type { Tables, User } from './service.ts';
import { fromStore } from './store-access.ts';

/** Tables, and what the server itself does with them. */
export interface TableHouse extends Tables, RematchParts {
  /** How many tables are in memory. */
  readonly live: number;
  /** Wakes stored tables whose time has come, and keeps doing so. */
  begin(): Promise<void>;
  /** Closes tables that gather and where nobody has been for a day; gives how many. */
  closeUnused(): Promise<number>;
  /** Nothing could be stored for a while, and now it can: clocks stood still meanwhile. */
  outageOver(outage: Outage): void;
  /** Something that was told is gone from the store: everybody there is told everything anew. */
  refresh(table: string): Promise<void>;
  /** The table is gone from the store: whoever is there is told. */
  drop(table: string): void;
  /** Whether the table is in memory here. */
  has(table: string): boolean;
  /** Looks at once for tables whose time has come. */
  wakeDue(): Promise<void>;
  /** All tables that this server runs. */
  ids(): readonly string[];
  /** Gives a table to another server by what is handed in; false if it stays. */
  give(table: string, to: string, handOver: (table: OwnedTable) => Promise<boolean>): Promise<boolean>;
  /** Other servers run all tables from now on. */
  loseAll(): void;
  /** Loads a table that this server was given. */
  take(table: string): Promise<void>;
  /** Lets nobody in any more, finishes what was begun and forgets all tables. */
  close(): Promise<void>;
}

/** One more game: two tables are asked one after the other, which may be at two servers. */
export interface RematchParts {
  /** The table for one more game, made if there is none, and the seat to take there. */
  rematchTable(who: User, table: string): Promise<{ readonly table: string; readonly seat: Seat }>;
  sitDownAgain(who: User, table: string, seat: Seat): Promise<TableInfo>;
}

const OPEN_TABLES_SHOWN = 100;
const OWN_TABLES_SHOWN = 200;
const REPORT_CONTEXT = 30;

export function createTables(deps: TableDeps, settings: DirectorySettings): TableHouse {
  const directory = new Directory(deps, settings);
  const tableOf = (id: string) => directory.get(id);
  const retellings = new Retellings(deps);
  const inTurn = turnsByUser();

  // ---- Commands

  /** Carries out the command, and tells whoever asked how the table stands then. */
  async function ask(id: string, command: PersonCommand, code?: string) {
    const table = await tableOf(id);
    await table.do(command);
    return table.audience.info(viewerOf(table.row, command.by, code));
  }

  /** Within what one person may have. Requests at the same time wait for each other, so that they cannot pass a limit together. */
  async function inRoom<T>(
    who: User,
    wanted: TableRow,
    may: readonly ((room: Room) => void)[],
    work: () => Promise<T>,
  ) {
    const { limits } = deps;
    if (limits === null) return work();
    return inTurn(who.id, async () => {
      const tables = await fromStore(deps.store.tablesOf(who.id, OWN_TABLES_SHOWN));
      for (const check of may) check({ who, tables, wanted, limits });
      return work();
    });
  }

  async function createFrom(row: TableRow, who: User) {
    const commit: Commit = { table: row, on: deps.ownership.newHead };
    await fromStore(deps.store.commit(commit));
    const table = directory.takeIn({ head: headAfter(commit), table: row, entries: [], position: null, chat: [] });
    return table.audience.info(viewerOf(row, who));
  }

  async function rematchTable(who: User, id: string) {
    const table = await tableOf(id);
    const next = await table.turn(async () => {
      mustSit(table.row, who);
      if (table.row.rematch !== null) return table.row.rematch;
      if (table.row.status === 'playing' || table.row.status === 'gathering') mustBe(table.row, 'finished');
      const row = rematchOf(table.row, who, deps.now());
      await inRoom(who, row, [mayHost, maySit], () => createFrom(row, who));
      await table.commit({ row: { rematch: row.id } });
      return row.id;
    });
    return { table: next, seat: seatInRematch(table.row, who) };
  }

  async function sitDownAgain(who: User, id: string, seat: Seat) {
    const table = await tableOf(id);
    await table.turn(async () => {
      if (table.row.status !== 'gathering') return;
      const place = placeInRematch(table.row, who, seat);
      if (place !== null) await table.carryOut({ type: 'join', by: who, ...place });
    });
    return table.audience.info(viewerOf(table.row, who, table.row.code));
  }

  // ---- Talk

  /** So many messages in so many seconds, whichever tables they go to. */
  const talkers = deps.talkers ?? new RateLimiterMemory({ points: 8, duration: 10 });
  return {
    get live() {
      return directory.size;
    },
    begin: () => directory.begin(),
    closeUnused: () => directory.closeUnused(),
    outageOver: (outage) => directory.outageOver(outage),
    refresh: (id) => directory.refresh(id),
    drop: (id) => directory.drop(id),
    close: () => directory.close(),
    has: (id) => directory.has(id),
    wakeDue: () => directory.wakeDue(),
    ids: () => directory.tables.map(({ row }) => row.id),
    give: (id, to, handOver) => directory.give(id, to, handOver),
    loseAll: () => directory.loseAll(),
    async take(id) {
      await directory.get(id);
    },

    async create(who, request) {
      const game = gameFor(request.game);
      const wanted = request.lesson ? lessonRequest(game, request) : withBox(request, deps.boxes);
      const row = newTable(game, who, wanted, deps.now());
      const fullEnough = !wanted.start || isFull(row);
      if (!fullEnough) throw new Problem('bad-request', 'To start right away, put a player or a bot in every seat.');
      const may = [mayHost, ...(wanted.seat === null ? [] : [maySit]), ...(wanted.start ? [mayStart] : [])];
      const info = await inRoom(who, row, may, () => createFrom(row, who));
      if (!wanted.start) return info;
      return ask(row.id, { type: 'start', by: who, lessonNumber: wanted.lesson ? wanted.lessonNumber : undefined });
    },

    async info(who, id, code) {
      const table = await tableOf(id);
      return table.audience.info(viewerOf(table.row, who, typed(code)));
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

    async join(who, id, request) {
      const { row } = await tableOf(id);
      return inRoom(who, row, [maySit], () => ask(id, { type: 'join', by: who, ...request }, typed(request.code)));
    },

    async leave(who, id) {
      const table = await tableOf(id);
      const { status } = table.row;
      await table.do({ type: 'leave', by: who });
      return table.audience.info(status === 'gathering' ? 'spectator' : viewerOf(table.row, who));
    },

    clearSeat: (who, id, seat) => ask(id, { type: 'clear-seat', by: who, seat }),
    seatBot: (who, id, seat, level) => ask(id, { type: 'seat-bot', by: who, seat, level }),
    change: (who, id, change) => ask(id, { type: 'change', by: who, change }),
    addEntropy: (who, id, dice) => ask(id, { type: 'entropy', by: who, ...dice }),
    async start(who, id, request) {
      const { row } = await tableOf(id);
      return inRoom(who, row, [mayStart], () => ask(id, { type: 'start', by: who, ...request }));
    },
    abandon: (who, id) => ask(id, { type: 'abandon', by: who, id: newCommandId() }),

    async rematch(who, id) {
      const { table, seat } = await rematchTable(who, id);
      return sitDownAgain(who, table, seat);
    },
    rematchTable,
    sitDownAgain,

    async play(who, id, command) {
      await (await tableOf(id)).do({ ...command, by: who });
    },
    async say(who, id, command) {
      mustBeHeard(who);
      const table = await tableOf(id);
      const isRepeat = table.chat.some((message) => message.user === who.id && message.command === command.id);
      if (!isRepeat) await talkers.consume(who.id).catch(tooFast);
      return (await table.do({ type: 'say', by: who, ...command })) as ChatMessage;
    },
    async shown(who, id, decision) {
      const table = await tableOf(id);
      const seat = seatOf(table.row, who);
      const isAsked = seat !== null && table.match !== null && decisionOf(table.match, seat)?.id === decision;
      if (isAsked) table.audience.noteShown(seat, decision);
    },

    async snapshot(who, id, code) {
      const table = await tableOf(id);
      return table.audience.snapshot(viewerOf(table.row, who, typed(code)));
    },

    async waitFor(who, id, after, milliseconds, code) {
      const table = await tableOf(id);
      const viewer = viewerOf(table.row, who, typed(code));
      table.audience.noteAsked(who);
      await table.audience.streamOf(viewer).news(after, milliseconds);
      return table.audience.snapshot(viewerOf(table.row, who, typed(code)));
    },

    async open(reader, id, resume, code) {
      const table = await tableOf(id);
      const close = table.audience.open(reader, resume, typed(code));
      // Who comes to the table takes the seat back from the bot; a page that was left open and only reconnects does not. A store
      // that is away must not keep them from looking.
      const isNewPage = resume === undefined;
      if (seatOf(table.row, reader.user) !== null && isNewPage)
        table.do({ type: 'opened', by: reader.user as User }).catch(() => {});
      return close;
    },

    inWords({ info, view, decision, events }, language, since = 0) {
      // Before the game begins there is nothing to tell.
      if (view === null) return { question: null, options: [], sentences: [] };
      const game = gameFor(info.game);
      const names = info.seats.map(({ name, seat }) => name ?? String(seat + 1));
      const known = isLanguage(language) ? language : 'en';
      const catalogue = catalogueAt(game, view, names, known, info.you.seat);
      const options = (view as { pending?: { options?: readonly Choice[] } }).pending?.options ?? [];
      return {
        question: decision === null ? null : inWords(catalogue, game.prompt(view)),
        options: options.map((choice) => ({ choice, words: inWords(catalogue, game.describe(view, choice).words) })),
        sentences: events.told.slice(since).flatMap((event) => {
          const told = game.narrate(event);
          return told === null ? [] : [inWords(catalogue, told.words)];
        }),
      };
    },

    chatInWords(chat, gameId, language) {
      const { claims, texts } = gameFor(gameId);
      const catalogue = texts[isLanguage(language) ? language : 'en'];
      return chat.map((message) =>
        message.claim === undefined || claims === undefined
          ? message
          : { ...message, words: inWords(catalogue, claims.words(message.claim)) },
      );
    },

    async report(who, id, { about, reason, message }) {
      const table = await tableOf(id);
      const heard = table.audience.chatFor(viewerOf(table.row, who));
      const { seats, host } = table.row;
      const isKnown = host === about || [...seats, ...heard].some(({ user }) => user === about);
      if (!isKnown) throw new Problem('not-found', 'No player or chat author with this id at this table.');
      const at = heard.findIndex(({ n }) => n === message);
      const upTo = at < 0 ? heard : heard.slice(0, at + 1 + REPORT_CONTEXT / 2);
      const context = upTo.slice(-REPORT_CONTEXT);
      const report = { id: newReportId(), at: deps.now(), by: who.id, table: id, about, reason, context };
      await fromStore(deps.store.addReport(report));
    },

    async retell(who, id, as, account, code) {
      const stored = await fromStore(deps.store.loadRow(id));
      if (stored === null) throw unknownTable();
      viewerOf(stored.table, who, typed(code));
      return retellings.of(stored, as, account);
    },

    async forget({ id: user }) {
      await Promise.all(directory.tables.map((table) => table.forget(user)));
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

function tooFast(): never {
  throw new Problem('too-many', 'You’re sending messages too fast. Wait a few seconds.');
}

function typed(code: string | undefined): string | undefined {
  return code === undefined ? undefined : readCode(code);
}
