/** The table as one person reads it: names, sentences, options in words and the board, made anew from what the seat sees. */
import {
  type Asked,
  type Catalogue,
  catalogueAt,
  type GameEvent,
  type Language,
  type Outcome,
  type Playthrough,
  type Seat,
  say as sayWords,
  type Thing,
  type Words,
} from '@conclave/kernel';
import { capitalised } from '../story.ts';
import { table, wrap } from '../terminal.ts';
import type { Drawing } from './boards/board.ts';
import { boardOf } from './boards/index.ts';
import type { Worded } from './choosing.ts';
import type { Desk } from './drawer.ts';
import { type Chapter, chaptersOf } from './log.ts';
import type { Screen } from './screen.ts';
import { PLAY_WORDS, type PlayWord } from './words/index.ts';

export interface Place {
  readonly playthrough: Playthrough;
  readonly seat: Seat;
  readonly language: Language;
  /** By seat. */
  readonly names: readonly string[];
}

type Gaps = Readonly<Record<string, string | number>>;

/** Soft hyphens: browsers break words there, terminals would print them. */
const SOFT_HYPHEN = '\u00ad';

export function withoutSoftHyphens(catalogue: Catalogue): Catalogue {
  return Object.fromEntries(Object.entries(catalogue).map(([key, text]) => [key, text.replaceAll(SOFT_HYPHEN, '')]));
}

export class AtTable {
  private readonly place: Place;
  private readonly screen: Screen;

  constructor(place: Place, screen: Screen) {
    this.place = place;
    this.screen = screen;
  }

  /** One of the terminal's own sentences. */
  words(key: PlayWord, gaps: Gaps = {}): string {
    return sayWords(PLAY_WORDS[this.place.language], { key, gaps });
  }

  /** One of the game's sentences. */
  say(words: Words): string {
    return sayWords(this.catalogue, words);
  }

  /** One of the game's sentences as somebody says it aloud, who does not call the person "You". */
  quote(words: Words): string {
    const { playthrough, seat } = this.place;
    const name = boardOf(playthrough.game.id).spokenName?.(this.view, seat, this.drawing(0)) ?? this.place.names[seat];
    return sayWords({ ...this.catalogue, [`name.seat.${seat}`]: name ?? '' }, words);
  }

  wrapped(text: string): string[] {
    return wrap(text, this.screen.width, '  ').split('\n');
  }

  get view(): unknown {
    const { playthrough, seat } = this.place;
    return playthrough.game.viewOf(playthrough.state, seat);
  }

  /** Made anew, because names can change with the game: somebody may take hold of the High Priest. */
  private get catalogue(): Catalogue {
    const { playthrough, seat, language } = this.place;
    return withoutSoftHyphens(catalogueAt(playthrough.game, this.view, this.place.names, language, seat));
  }

  get desk(): Desk {
    const { playthrough, language } = this.place;
    const { game } = playthrough;
    return {
      width: this.screen.width,
      paint: this.screen.paint,
      rules: game.rules[language],
      catalogue: this.catalogue,
      words: (key, gaps) => this.words(key, gaps),
    };
  }

  /** The game's title, its line, and who plays. */
  title(level: string): { name: string; tagline: string; players: string } {
    const { catalogue } = this;
    const name = sayWords(catalogue, { key: 'game.name' });
    const others = this.place.names.filter((_, seat) => seat !== this.place.seat).join(', ');
    const players = this.words('welcome', { game: name, others, level });
    return { name, tagline: sayWords(catalogue, { key: 'game.tagline' }), players };
  }

  /** The question, or whom the table is waiting for. */
  question(): string {
    return capitalised(sayWords(this.catalogue, this.place.playthrough.game.prompt(this.view)));
  }

  options({ options }: Asked): Worded[] {
    const { game } = this.place.playthrough;
    const { view, catalogue } = this;
    const worded = options.map((choice): Worded => {
      const { path, words, warning, slot } = game.describe(view, choice);
      return {
        choice,
        path,
        text: capitalised(sayWords(catalogue, words)),
        warning: warning === undefined ? null : capitalised(sayWords(catalogue, warning)),
        isPass: slot === 'pass',
      };
    });
    // What may lose the game or a life stands last, away from what is chosen often.
    return [...worded.filter(({ warning }) => warning === null), ...worded.filter(({ warning }) => warning !== null)];
  }

  /** What a thing is called; null where it has no name of its own. */
  nameOf(thing: Thing): string | null {
    const { view } = this;
    return boardOf(this.place.playthrough.game.id).nameOf?.(view, thing, this.drawing(0)) ?? null;
  }

  private drawing(rows: number): Drawing {
    const { seat, language } = this.place;
    const { paint, width } = this.screen;
    return { seat, names: this.place.names, language, catalogue: this.catalogue, paint, width, rows };
  }

  board(rows: number, before: unknown): string[] {
    return boardOf(this.place.playthrough.game.id).draw(this.view, this.drawing(rows), before);
  }

  chapters(events: readonly GameEvent[]): Chapter[] {
    const { playthrough, seat } = this.place;
    const { game } = playthrough;
    return chaptersOf(events, { game, catalogue: this.catalogue, seat, chapters: boardOf(game.id).chapters });
  }

  /** Who has won, why, and the figures behind it where each seat has some. */
  verdict({ winners, reason, detail }: Outcome): string[] {
    const { paint } = this.screen;
    const result = winners.length === 0 ? 'nobody' : winners.includes(this.place.seat) ? 'won' : 'lost';
    const why = sayWords(this.catalogue, { key: `outcome.${reason}` });
    return [...this.wrapped(`${paint('bold', this.words(result))} ${why}`), ...this.figures(detail)];
  }

  private figures(detail: Outcome['detail']): string[] {
    const bySeat = Object.entries(detail).filter(
      (entry): entry is [string, number[]] => `figure.${entry[0]}` in PLAY_WORDS.en && Array.isArray(entry[1]),
    );
    if (bySeat.length === 0) return [];
    return table([
      ['', ...bySeat.map(([key]) => this.words(`figure.${key}` as PlayWord))],
      ...this.place.names.map((name, seat) => [
        `  ${name}`,
        ...bySeat.map(([, figures]) => String(figures[seat] ?? '-')),
      ]),
    ]);
  }
}
