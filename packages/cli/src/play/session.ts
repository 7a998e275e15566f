/** A game at the terminal: one person and bots. */
import type { Bot } from '@conclave/bots';
import {
  type Asked,
  BadInput,
  type Catalogue,
  type Chance,
  type Choice,
  catalogueAt,
  type Language,
  type Playthrough,
  type Seat,
  say as sayWords,
} from '@conclave/kernel';
import { botChoice } from '../bot-seat.ts';
import { saveRecord } from '../records.ts';
import { capitalised, sentences } from '../story.ts';
import { say, type Terminal, table, wrap } from '../terminal.ts';
import { boardOf } from './board.ts';
import type { Lines } from './lines.ts';
import { headings, rulesAbout } from './rules-drawer.ts';
import { type Paint, paintFor } from './style.ts';
import { PLAY_WORDS, type PlayWord } from './words.ts';

export interface SessionSetup {
  readonly playthrough: Playthrough;
  readonly seat: Seat;
  /** How well the bots play, as command lines name it. */
  readonly level: string;
  /** By seat; the person's own is not used. */
  readonly bots: readonly Bot[];
  readonly chance: Chance;
  readonly language: Language;
  /** Where the record goes in the end; null: the person is asked. */
  readonly saveTo: string | null;
}

const NARROWEST = 40;
const USUAL_WIDTH = 80;

export class Session {
  private readonly setup: SessionSetup;
  private readonly terminal: Terminal;
  private readonly lines: Lines;
  private readonly names: readonly string[];
  private readonly catalogue: Catalogue;
  private readonly paint: Paint;
  /** How many events have been told already. */
  private told = 0;
  /** How many events the table showed when it was last drawn. */
  private drawn = -1;

  constructor(setup: SessionSetup, terminal: Terminal, lines: Lines) {
    this.setup = setup;
    this.terminal = terminal;
    this.lines = lines;
    this.paint = paintFor(terminal);
    this.names = setup.bots.map((_, seat) => this.nameOf(seat));
    const { game, state } = setup.playthrough;
    this.catalogue = catalogueAt(game, game.viewOf(state, setup.seat), this.names, setup.language, setup.seat);
  }

  private nameOf(seat: Seat): string {
    const gaps = { number: seat + 1 };
    if (seat === this.setup.seat) return this.words('you', gaps);
    return this.words(this.setup.bots.length === 2 ? 'rival' : 'other', gaps);
  }

  private words(key: PlayWord, gaps: Readonly<Record<string, string | number>> = {}): string {
    return sayWords(PLAY_WORDS[this.setup.language], { key, gaps });
  }

  private get width(): number {
    return Math.max(NARROWEST, this.terminal.output.columns ?? USUAL_WIDTH);
  }

  private print(text = ''): void {
    say(this.terminal, text);
  }

  /** One of the terminal's own sentences. */
  private tell(key: PlayWord, gaps: Readonly<Record<string, string | number>> = {}): void {
    this.print(wrap(this.words(key, gaps), this.width, '  '));
  }

  /** Plays until the game is over or the person leaves. */
  async run(): Promise<void> {
    const { playthrough, seat, level, saveTo } = this.setup;
    const others = this.names.filter((_, one) => one !== seat).join(', ');
    const game = sayWords(this.catalogue, { key: 'game.name' });
    this.print(this.paint('bold', this.words('welcome', { game, others, level })));
    let stays = true;
    while (stays && playthrough.pending !== null) {
      const { asked } = playthrough.pending;
      const mine = asked.find((one) => one.seat === seat);
      if (mine === undefined) this.letBotDecide(asked[0] as Asked);
      else stays = await this.decide(mine);
    }
    if (stays) await this.finish();
    if (saveTo !== null) this.save(saveTo);
    this.tell('bye');
  }

  private letBotDecide(asked: Asked): void {
    const { playthrough, bots, chance } = this.setup;
    const choice = botChoice(playthrough, asked, bots[asked.seat] as Bot, chance);
    playthrough.choose(asked.seat, choice, chance);
    this.tellNews();
  }

  /** Says what has happened since it was last said. */
  private tellNews(): void {
    const { playthrough, seat } = this.setup;
    const { events, game } = playthrough;
    for (const event of events.slice(this.told)) {
      // A turn is a paragraph.
      if (event.type === 'turnBegan') this.print();
      for (const line of sentences(game, this.catalogue, [event], seat)) this.print(wrap(line, this.width, '  '));
    }
    this.told = events.length;
  }

  private drawBoard(): void {
    const { playthrough, seat, language } = this.setup;
    const { game, state } = playthrough;
    const { names, catalogue, paint, width } = this;
    const drawing = { seat, names, language, catalogue, paint, width };
    this.print(`\n${boardOf(game.id)(game.viewOf(state, seat), drawing).join('\n')}`);
    this.drawn = this.told;
  }

  /** Asks until the person has chosen; false when the person leaves. */
  private async decide(asked: Asked): Promise<boolean> {
    const { playthrough, seat, chance } = this.setup;
    this.tellNews();
    // While a choice is made in several steps nothing happens yet, and the table need not be drawn again.
    if (this.drawn !== this.told) this.drawBoard();
    this.printQuestion(asked);
    for (;;) {
      const line = await this.lines.ask(this.words('prompt'));
      if (line === null) return false;
      const choice = choiceOf(line, asked, (one) => playthrough.game.choiceId(one));
      if (choice !== null) {
        playthrough.choose(seat, choice, chance);
        this.tellNews();
        return true;
      }
      const [verb = '', ...rest] = line.split(/\s+/);
      if (verb === 'quit' || verb === 'q' || verb === 'exit') return false;
      if (verb === 'undo' || verb === 'u') {
        if (this.undo()) return true;
      } else if (this.obey(verb, rest.join(' '))) {
        this.printQuestion(asked);
      } else this.tell('which', { count: asked.options.length });
    }
  }

  private printQuestion({ options }: Asked): void {
    const { playthrough, seat } = this.setup;
    const { game, state } = playthrough;
    const view = game.viewOf(state, seat);
    const question = sayWords(this.catalogue, game.prompt(view));
    this.print(`\n${this.paint('bold', wrap(question, this.width))}`);
    this.printOptions(options.map((option) => sayWords(this.catalogue, game.describe(view, option).words)));
  }

  private printOptions(texts: readonly string[]): void {
    const digits = String(texts.length).length;
    const items = texts.map((text, i) => `${String(i + 1).padStart(digits)}  ${capitalised(text)}`);
    const widest = Math.max(...items.map((item) => item.length));
    const inTwoColumns = items.length > 6 && widest * 2 + 4 <= this.width;
    if (!inTwoColumns) {
      for (const item of items) this.print(wrap(`  ${item}`, this.width, ' '.repeat(digits + 4)));
      return;
    }
    const half = Math.ceil(items.length / 2);
    const rows = items.slice(0, half).map((item, i) => [`  ${item}`, items[half + i] ?? '']);
    for (const row of table(rows)) this.print(row);
  }

  private undo(): boolean {
    const { playthrough, seat } = this.setup;
    const isUndone = playthrough.undo(seat);
    this.tell(isUndone ? 'undone' : 'noUndo');
    if (isUndone) {
      this.told = playthrough.events.length;
      this.drawn = -1;
    }
    return isUndone;
  }

  /** Carries out a command that leaves the game as it is; false when there is no such command. */
  private obey(verb: string, rest: string): boolean {
    switch (verb) {
      case 'help':
      case 'h':
      case '?':
        this.help();
        return true;
      case 'board':
      case 'b':
        this.drawBoard();
        return true;
      case 'rules':
      case 'r':
        this.rules(rest);
        return true;
      case 'log':
      case 'l':
        this.log(rest);
        return true;
      case 'save':
      case 's':
        this.save(rest || `${this.setup.playthrough.game.id}-${new Date().toISOString().slice(0, 10)}.json`);
        return true;
      default:
        return false;
    }
  }

  private help(): void {
    const { game } = this.setup.playthrough;
    const first = game.rules[0]?.heading;
    this.print(`\n${this.words('help')}\n\n${this.words('inShort')}`);
    for (const { heading, text } of game.rules) if (heading === first) this.print(wrap(`  ${text}`, this.width, '  '));
    const hints = Object.entries(this.catalogue).filter(([key]) => key.startsWith('hint.'));
    if (hints.length > 0) this.print(`\n${this.words('goodToKnow')}`);
    for (const [, hint] of hints) this.print(wrap(`  - ${hint}`, this.width, '    '));
  }

  private rules(word: string): void {
    const { rules } = this.setup.playthrough.game;
    if (word === '') {
      for (const row of headings(rules)) this.print(row);
      this.tell('rulesHint', { example: rules[0]?.id ?? '' });
      return;
    }
    const { shown, more } = rulesAbout(rules, word);
    if (shown.length === 0) this.tell('noRule', { word });
    for (const { id, text } of shown) this.print(`${this.paint('bold', id)}\n${wrap(`  ${text}`, this.width, '  ')}`);
    if (more > 0) this.tell('moreRules', { count: more });
  }

  private log(lines: string): void {
    const { playthrough, seat } = this.setup;
    const story = sentences(playthrough.game, this.catalogue, playthrough.events, seat);
    const wanted = Number.parseInt(lines, 10) || 20;
    if (story.length === 0) this.tell('nothingYet');
    for (const line of story.slice(-wanted)) this.print(wrap(line, this.width, '  '));
  }

  private save(file: string): void {
    try {
      saveRecord(file, this.setup.playthrough);
      this.tell('saved', { file });
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      this.print(error.message);
    }
  }

  private async finish(): Promise<void> {
    const { playthrough, seat, saveTo } = this.setup;
    const { outcome } = playthrough;
    this.tellNews();
    this.drawBoard();
    if (outcome !== null) {
      const verdict = outcome.winners.length === 0 ? 'nobody' : outcome.winners.includes(seat) ? 'won' : 'lost';
      const reason = sayWords(this.catalogue, { key: `outcome.${outcome.reason}` });
      this.print(`\n${this.paint('bold', this.words(verdict))} ${reason}`);
      for (const row of this.figures(outcome.detail)) this.print(row);
    }
    if (saveTo !== null) return;
    const file = await this.lines.ask(`\n${this.words('offer')}`);
    if (file !== null && file !== '') this.save(file);
  }

  /** The figures behind the result that are kept by seat, as a table. */
  private figures(detail: Readonly<Record<string, unknown>>): string[] {
    const names = this.namesOfPlaces();
    const bySeat = Object.entries(detail).filter(
      (entry): entry is [string, number[]] => Array.isArray(entry[1]) && entry[1].length === names.length,
    );
    if (bySeat.length === 0) return [];
    const named = (key: string) => PLAY_WORDS[this.setup.language][`figure.${key}`] ?? key;
    return table([
      ['', ...bySeat.map(([key]) => named(key))],
      ...names.map((name, place) => [`  ${name}`, ...bySeat.map(([, figures]) => String(figures[place] ?? '-'))]),
    ]);
  }

  /** Everybody at the table: there can be more places than players, such as one that nobody plays. */
  private namesOfPlaces(): readonly string[] {
    const { playthrough, seat, language } = this.setup;
    const { game, state } = playthrough;
    const named = Object.entries(game.namesAt?.(game.viewOf(state, seat), this.names, language) ?? {});
    const places = named.filter(([key]) => key.startsWith('name.seat.')).map(([, name]) => name);
    return places.length > 0 ? places : this.names;
  }
}

/** An option by its number in the list or by its id. */
function choiceOf(line: string, { options }: Asked, idOf: (choice: Choice) => string): Choice | null {
  if (/^\d+$/.test(line)) return options[Number(line) - 1] ?? null;
  return options.find((one) => idOf(one) === line) ?? null;
}
