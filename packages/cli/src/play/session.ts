/** A game at the terminal: one person and bots. */
import { setImmediate as breath } from 'node:timers/promises';
import type { Bot } from '@conclave/bots';
import { type Asked, at, BadInput, type Chance, type Thing } from '@conclave/kernel';
import { botChoice } from '../bot-seat.ts';
import { saveRecord } from '../records.ts';
import { AtTable, type Place } from './at-table.ts';
import { type Entry, type Step, stepAfter, type Worded } from './choosing.ts';
import { explainLines, helpLines, keyLines, logLines, rulesLines } from './drawer.ts';
import { Pages } from './pages.ts';
import type { Screen } from './screen.ts';
import { TerminalTalk } from './talk.ts';
import type { PlayWord } from './words/index.ts';

export interface SessionSetup extends Place {
  /** How well the bots play, as command lines name it. */
  readonly level: string;
  /** By seat; the person's own is not used. */
  readonly bots: readonly Bot[];
  readonly chance: Chance;
  /** Where the record goes in the end; null: the person is asked. */
  readonly saveTo: string | null;
}

/** After this many milliseconds the person is told whom the table is waiting for. */
const PATIENCE = 400;

export class Session {
  private readonly setup: SessionSetup;
  private readonly screen: Screen;
  private readonly table: AtTable;
  private readonly pages: Pages;
  private readonly talk: TerminalTalk;

  constructor(setup: SessionSetup, screen: Screen) {
    this.setup = setup;
    this.screen = screen;
    this.table = new AtTable(setup, screen);
    this.pages = new Pages(setup.playthrough, this.table, screen);
    this.talk = new TerminalTalk(setup, this.table, this.pages, screen);
  }

  /** Plays until the game is over or the person leaves. */
  async run(): Promise<void> {
    const { playthrough, seat, saveTo } = this.setup;
    let stays = await this.welcome();
    let since = Date.now();
    while (stays && playthrough.pending !== null) {
      const { asked } = playthrough.pending;
      const mine = asked.find((one) => one.seat === seat);
      if (mine === undefined) stays = await this.letBotDecide(at(asked, 0), since);
      else {
        stays = await this.decide(mine);
        since = Date.now();
      }
    }
    if (stays) await this.finish();
    if (saveTo !== null) this.screen.tell(this.saved(saveTo));
    this.tell('bye');
  }

  private tell(key: PlayWord, gaps: Readonly<Record<string, string | number>> = {}): void {
    this.screen.tell(this.table.words(key, gaps));
  }

  private async welcome(): Promise<boolean> {
    const { screen, table } = this;
    const { name, tagline, players } = table.title(this.setup.level);
    if (screen.isPlain) {
      screen.tell(players);
      return true;
    }
    screen.wipe();
    screen.tell(screen.paint('bold', name));
    screen.tell(tagline);
    screen.tell();
    screen.tell(players);
    screen.tell();
    screen.print(keyLines(table.desk));
    screen.tell();
    return (await screen.ask(table.words('begin'))) !== null;
  }

  /** False when the person has left meanwhile. */
  private async letBotDecide(asked: Asked, since: number): Promise<boolean> {
    const { playthrough, bots, chance } = this.setup;
    if (!this.screen.isPlain && Date.now() - since > PATIENCE) {
      this.screen.tell(this.screen.paint('dim', this.table.question()));
    }
    // Keys that were pressed while bots think are heard between their choices.
    await breath();
    if (this.screen.isLeft) return false;
    this.talk.letBotSpeak(asked);
    const choice = botChoice(playthrough, asked, at(bots, asked.seat), chance, this.talk.heard);
    playthrough.choose(asked.seat, choice, chance);
    this.pages.tellNews();
    return true;
  }

  /** Asks until the person has chosen or undone something; false if the person quits. */
  private async decide(asked: Asked): Promise<boolean> {
    const options = this.table.options(asked);
    const [only, other] = options;
    if (only?.isPass && other === undefined && !this.talk.isTimeFor(asked)) return this.choose(only);
    this.pages.turn();
    const trail: (readonly Thing[])[] = [[]];
    for (let isNew = true; ; ) {
      const step = stepAfter(options, trail.at(-1) ?? [], (thing) => this.table.nameOf(thing));
      if (isNew) this.pages.ask(step);
      isNew = false;
      const line = await this.screen.ask(this.promptFor(step, trail.length > 1));
      if (line === null) return false;
      const entry = this.entryFor(line, step, options);
      const [verb = '', ...rest] = line.split(/\s+/);
      if (entry !== null && 'touched' in entry) {
        trail.push(entry.touched);
        isNew = true;
      } else if (entry !== null) {
        if (await this.choose(entry.option)) return true;
        isNew = !this.screen.isPlain;
      } else if ((verb === 'b' || verb === '0' || verb === 'back') && trail.length > 1) {
        trail.pop();
        isNew = true;
      } else if (['b', '0', 'back', 'u', 'undo'].includes(verb)) {
        if (this.undo()) return true;
      } else if (verb === 'q' || verb === 'quit' || verb === 'exit') {
        if (await this.isSure(this.setup.saveTo === null ? 'leave' : 'leaveSaved')) return false;
        if (this.screen.isLeft) return false;
      } else if (await this.obey(verb, rest.join(' '))) isNew = true;
      else if (step.entries.length === 1) this.tell('onlyOne');
      else this.tell('which', { count: step.entries.length });
    }
  }

  private promptFor({ entries }: Step, hasBack: boolean): string {
    if (entries.length === 1) return this.table.words(hasBack ? 'promptOnlyBack' : 'promptOnly');
    return this.table.words(hasBack ? 'promptBack' : 'prompt', { count: entries.length });
  }

  /** By its number in the list or by the option's id; nothing typed means the only one. */
  private entryFor(line: string, { entries }: Step, options: readonly Worded[]): Entry | null {
    if (line === '') return entries.length === 1 ? (entries[0] ?? null) : null;
    if (/^[1-9]\d*$/.test(line)) return entries[Number(line) - 1] ?? null;
    const { game } = this.setup.playthrough;
    const option = options.find(({ choice }) => game.choiceId(choice) === line);
    return option === undefined ? null : { label: option.text, option };
  }

  /** False if the person did not confirm. */
  private async choose({ choice, warning }: Worded): Promise<boolean> {
    const { playthrough, seat, chance } = this.setup;
    if (warning !== null && !(await this.isSure('sure', { warning }))) {
      this.pages.say(this.table.words('notDone'));
      return false;
    }
    playthrough.choose(seat, choice, chance);
    this.pages.tellNews();
    return true;
  }

  private async isSure(key: PlayWord, gaps: Readonly<Record<string, string | number>> = {}): Promise<boolean> {
    const answer = await this.screen.ask(this.table.words(key, gaps));
    return answer !== null && withoutAccents(answer).startsWith(this.table.words('yes'));
  }

  private undo(): boolean {
    const { playthrough, seat } = this.setup;
    const isUndone = playthrough.undo(seat);
    if (!isUndone) this.tell('noUndo');
    else {
      this.pages.say(this.table.words('undone'));
      this.pages.turnBack();
    }
    return isUndone;
  }

  /** Carries out a command that leaves the game as it is; false when there is no such command. */
  private async obey(verb: string, rest: string): Promise<boolean> {
    const { desk } = this.table;
    switch (verb) {
      case '?':
      case 'h':
      case 'help':
        await this.read(rest === '' ? helpLines(desk) : explainLines(rest, desk));
        return true;
      case 'r':
      case 'board':
        await this.read(this.pages.wholeBoard());
        return true;
      case 'rules':
        await this.read(rulesLines(rest, desk));
        return true;
      case 'l':
      case 'log':
        await this.read(logLines(this.table.chapters(this.setup.playthrough.events), rest, desk));
        return true;
      case 'c':
      case 'claim':
        await this.talk.speak();
        return true;
      case 's':
      case 'save':
        this.pages.say(
          this.saved(rest || `${this.setup.playthrough.game.id}-${new Date().toISOString().slice(0, 10)}.json`),
        );
        return true;
      default:
        return false;
    }
  }

  private async read(lines: readonly string[]): Promise<void> {
    await this.screen.read(lines, this.table.words('more'), this.table.words('toTable'));
  }

  /** Saves the record and says so, or why it could not. */
  private saved(file: string): string {
    try {
      saveRecord(file, this.setup.playthrough);
      return this.table.words('saved', { file });
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      return error.message;
    }
  }

  private async finish(): Promise<void> {
    const { screen, table } = this;
    this.pages.end();
    if (this.setup.saveTo !== null) return;
    let file = await screen.ask(table.words('offer'));
    // A number here is meant as an answer to the last question.
    while (file !== null && /^\d+$/.test(file)) {
      this.tell('noFile');
      file = await screen.ask(table.words('offer'));
    }
    if (file !== null && file !== '') screen.tell(this.saved(file));
  }
}

function withoutAccents(answer: string): string {
  return answer.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}
