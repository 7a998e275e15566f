/** Kills a server again and again while people play, and checks after each time that nobody lost anything. */
import { setTimeout as sleep } from 'node:timers/promises';
import { verifyRecord } from '@conclave/fair';
import { type Chance, SeededChance } from '@conclave/kernel';
import type { Snapshot } from '@conclave/protocol';
import { gameNamed } from '@conclave/registry';
import { checkChoices, checkToldBefore, clockErrors, type Life, withoutStalls } from './crash-checks.ts';
import { type Disk, type LogLine, readLog, readOutages } from './crash-log.ts';
import { createPlayer, type Player } from './player.ts';
import { ask, newGuest, newTable } from './player-guest.ts';
import { beginServerProcess, type ServerProcess, startServerProcess } from './server-process.ts';

export interface CrashSetting extends Disk {
  readonly port: number;
  readonly kills: number;
  readonly tables: number;
  readonly seed: string;
  readonly onKill?: (kill: number, report: CrashReport) => void;
}

export interface CrashReport {
  kills: number;
  /** Of a server that had hardly opened, or not even that. */
  killsAtStart: number;
  acknowledged: number;
  /** Choices that were sent and not acknowledged when the server died, and how many of them were on disk. */
  underWay: number;
  underWayStored: number;
  refused: number;
  finishedTables: number;
  verifiedTables: number;
  comparedClocks: number;
  /** Milliseconds. */
  worstClock: number;
  startsTook: number[];
  faults: string[];
}

const GAME = 'rise-of-cthulhu';
const CLOCK = { kind: 'live', bankSeconds: 3600, incrementSeconds: 2 } as const;
const CLOCKS_WITHIN = 1000;
/** A table that does not move for so long has stopped. */
const PATIENCE = 20_000;

interface Table {
  readonly id: string;
  readonly players: readonly Player[];
  /** Acknowledged choices when the server last started. */
  since: number;
}

export async function crashAgainAndAgain(setting: CrashSetting): Promise<CrashReport> {
  const run = new CrashRun(setting);
  try {
    return await run.run();
  } finally {
    await run.end();
  }
}

class CrashRun {
  private readonly setting: CrashSetting;
  private readonly chance: Chance;
  private readonly report: CrashReport = {
    kills: 0,
    killsAtStart: 0,
    acknowledged: 0,
    underWay: 0,
    underWayStored: 0,
    refused: 0,
    finishedTables: 0,
    verifiedTables: 0,
    comparedClocks: 0,
    worstClock: 0,
    startsTook: [],
    faults: [],
  };
  private server: ServerProcess | null = null;
  /** Of all servers so far, those too that were killed right after they had opened. */
  private readonly lives: Life[] = [];
  /** Those in play: a finished one is checked a last time and forgotten, so that a long run does not slow down. */
  private tables: Table[] = [];
  private opened = 0;
  private isHurried = false;

  constructor(setting: CrashSetting) {
    this.setting = setting;
    this.chance = new SeededChance(setting.seed);
  }

  async run(): Promise<CrashReport> {
    const { report, setting } = this;
    this.server = await startServerProcess(this.serverSetting());
    while (report.kills < setting.kills) {
      await this.fillTables();
      await this.allGoOn();
      await sleep(this.chance.below(700));
      await this.killAndCompare();
      setting.onKill?.(report.kills, report);
      if (report.faults.length > 20) break;
    }
    await this.playToTheEnd();
    return report;
  }

  async end(): Promise<void> {
    for (const player of this.players) player.leave();
    await this.server?.stop();
  }

  private serverSetting() {
    const { port, folder, databaseUrl } = this.setting;
    const env = { BOT_WORKERS: '1' };
    return databaseUrl === undefined ? { port, folder, env } : { port, folder, databaseUrl, env };
  }

  private get players(): Player[] {
    return this.tables.flatMap(({ players }) => players);
  }

  /** What is on disk of the tables in play. */
  private readLog(): Promise<LogLine[]> {
    return readLog(
      this.setting,
      this.tables.map(({ id }) => id),
    );
  }

  private get origin(): string {
    return (this.server as ServerProcess).origin;
  }

  // ---- Play

  private async fillTables(): Promise<void> {
    const over = this.tables.filter(hasEnded);
    for (const table of over) await this.closeTable(table);
    while (this.tables.length < this.setting.tables) this.tables.push(await this.newTable());
  }

  private async newTable(): Promise<Table> {
    const n = this.opened++;
    const guests = [await newGuest(this.origin, `Ada ${n}`), await newGuest(this.origin, `Bob ${n}`)];
    const id = await newTable(this.origin, guests, { game: GAME, clock: CLOCK });
    const players = guests.map((guest) => {
      const chance = new SeededChance(`${this.setting.seed} ${guest.name}`);
      const thinks = () => (this.isHurried ? 0 : 10 + chance.below(chance.below(8) === 0 ? 400 : 90));
      return createPlayer({ origin: this.origin, guest, table: id, chance, thinks });
    });
    await Promise.all(players.map((player) => player.come()));
    return { id, players, since: 0 };
  }

  /** Checks the table a last time and forgets it. */
  private async closeTable(table: Table): Promise<void> {
    const { report } = this;
    this.tables = this.tables.filter((one) => one !== table);
    report.faults.push(...checkChoices(table.players, await readLog(this.setting, [table.id])));
    report.acknowledged += acknowledged(table.players);
    for (const player of table.players) {
      report.faults.push(...player.faults);
      for (const { id } of player.underWay) report.faults.push(`UNANSWERED: ${id} at table ${table.id}`);
      report.refused += player.sent.filter(({ answer }) => answer !== 'done').length;
      player.leave();
    }
    if (!hasEnded(table)) return;
    report.finishedTables++;
    const [player] = table.players as [Player, ...Player[]];
    // Every choice and every draw of the dice again, from the record that anybody can download.
    const record = await ask<Parameters<typeof verifyRecord>[1]>(
      this.origin,
      player.guest,
      'GET',
      `/api/tables/${table.id}/record`,
    );
    try {
      verifyRecord(gameNamed(GAME), record);
      report.verifiedTables++;
    } catch (error) {
      report.faults.push(`FALSE RECORD: table ${table.id}: ${(error as Error).message}`);
    }
  }

  /** Waits until each table has made a choice since the server started. */
  private async allGoOn(): Promise<void> {
    const deadline = Date.now() + PATIENCE;
    for (const table of this.tables) {
      const goesOn = () => acknowledged(table.players) > table.since || hasEnded(table);
      while (!goesOn() && Date.now() < deadline) await sleep(5);
      if (!goesOn()) this.report.faults.push(`STOPPED: table ${table.id} makes no more choices`);
    }
  }

  private async playToTheEnd(): Promise<void> {
    this.isHurried = true;
    const deadline = Date.now() + 3 * PATIENCE;
    while (!this.tables.every(hasEnded) && Date.now() < deadline) await sleep(20);
    for (const table of [...this.tables]) {
      if (!hasEnded(table)) this.report.faults.push(`UNFINISHED: table ${table.id} did not end`);
      await this.closeTable(table);
    }
  }

  // ---- Kill

  private async killAndCompare(): Promise<void> {
    const { report } = this;
    const { openSince, kill } = this.server as ServerProcess;
    this.lives.push({ from: openSince, to: await kill() });
    report.kills++;
    const here = this.players;
    await allAre(here, false);
    const log = await this.readLog();
    report.faults.push(...checkChoices(this.players, log));
    this.countUnderWay(log);
    const known = new Map(here.map((player) => [player, player.snapshot as Snapshot]));
    const shown = new Map(here.map((player) => [player, player.pictures.length]));
    for (const table of this.tables) table.since = acknowledged(table.players);

    await this.startAgain(here);
    const pictures = await this.picturesAfter(here, shown);
    const before = new Set(log.map(({ table, n }) => `${table} ${n}`));
    const since = (await this.readLog()).filter(({ table, n }) => !before.has(`${table} ${n}`));
    const server = this.server as ServerProcess;
    const lives = withoutStalls([...this.lives, { from: server.openSince }], await readOutages(this.setting));
    for (const [player, picture] of pictures) {
      this.compare(known.get(player) as Snapshot, picture, { log, since, lives });
    }
  }

  /** The first picture that each player is shown after the kill. */
  private async picturesAfter(
    players: readonly Player[],
    shown: ReadonlyMap<Player, number>,
  ): Promise<Map<Player, Snapshot>> {
    const pictures = new Map<Player, Snapshot>();
    const deadline = Date.now() + PATIENCE;
    for (const player of players) {
      const before = shown.get(player) as number;
      while (player.pictures.length === before && Date.now() < deadline) await sleep(2);
      const picture = player.pictures[before];
      if (picture !== undefined) pictures.set(player, picture);
      else this.report.faults.push(`NOT BACK: ${player.guest.name} is not shown table ${player.table} again`);
    }
    return pictures;
  }

  /** Sometimes the next server does not live to open its door, or only just. What players know in the end is of the last one. */
  private async startAgain(players: readonly Player[]): Promise<void> {
    if (this.chance.below(10) === 0) {
      const starting = beginServerProcess(this.serverSetting());
      await sleep(this.chance.below(1200));
      const to = await starting.kill();
      const from = starting.openSince();
      if (from !== null) this.lives.push({ from, to });
      await allAre(players, false);
      this.report.killsAtStart++;
    }
    this.server = await startServerProcess(this.serverSetting());
    this.report.startsTook.push(Math.round(this.server.startTook));
    await allAre(players, true);
  }

  private countUnderWay(log: readonly LogLine[]): void {
    const stored = new Set(log.map(({ table, user, command }) => `${table} ${user} ${command}`));
    for (const { guest, table, underWay } of this.players) {
      for (const { id } of underWay) {
        this.report.underWay++;
        if (stored.has(`${table} ${guest.id} ${id}`)) this.report.underWayStored++;
      }
    }
  }

  /** `log` was on disk when the server died, `since` what came after it. */
  private compare(
    known: Snapshot,
    picture: Snapshot,
    { log, since, lives }: { log: readonly LogLine[]; since: readonly LogLine[]; lives: readonly Life[] },
  ): void {
    const { report } = this;
    report.faults.push(...checkToldBefore(known, picture));
    const { clock: before } = known;
    const { clock: after } = picture;
    const hasEnded = before === null || after === null;
    if (hasEnded) return;
    const ofTable = ({ table }: LogLine) => table === known.info.id;
    // Somebody who came back sooner has already chosen again: whether the picture shows it cannot be told.
    const isChanged = since.some((line) => ofTable(line) && line.at <= after.now);
    if (isChanged) return;
    const unheard = log.filter((line) => ofTable(line) && line.at > before.now);
    const errors = clockErrors(before, unheard, CLOCK.incrementSeconds * 1000, after, lives);
    const worst = Math.max(...errors.map(Math.abs));
    report.comparedClocks++;
    report.worstClock = Math.max(report.worstClock, Math.round(worst));
    if (worst > CLOCKS_WITHIN) {
      const lines = unheard.map(({ seat, at }) => ({ seat, at }));
      const facts = JSON.stringify({ errors, before, lines, after, lives: lives.slice(-3) });
      report.faults.push(`WRONG CLOCK: ${Math.round(worst)} ms at table ${known.info.id}: ${facts}`);
    }
  }
}

/** The game is over, and everybody has all answers. */
function hasEnded({ players }: Table): boolean {
  return players.every(({ isOver, underWay }) => isOver && underWay.length === 0);
}

/** Waits until all are there, or have read what had reached them and noticed that the server is gone. */
async function allAre(players: readonly Player[], connected: boolean): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  while (players.some(({ isConnected }) => isConnected !== connected) && Date.now() < deadline) await sleep(1);
}

function acknowledged(players: readonly Player[]): number {
  return players.reduce((sum, { sent }) => sum + sent.filter(({ answer }) => answer === 'done').length, 0);
}
