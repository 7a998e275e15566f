/** The log by turns: which lines belong together, and which of them a filter leaves. Knows no React. */
import type { Seat, ToldEvent, Words } from '@conclave/kernel';
import { type Notice, noticesInPlace } from '@conclave/protocol';
import type { LoadedGame, Scene } from '../contract.ts';

export const FILTERS = ['all', 'important', 'mine'] as const;
export type Filter = (typeof FILTERS)[number];

export interface Line {
  /** The number of its event. */
  readonly index: number;
  readonly event: ToldEvent;
  readonly words: Words;
  readonly rule: string;
  /** Told to nobody but the observer. */
  readonly isOwnNews: boolean;
}

/** Between the lines: what the table itself had to tell, such as an undo. */
export interface NoticeLine {
  readonly index: number;
  readonly notice: Notice;
}

export interface Turn {
  /** The number of its first event, which names it. */
  readonly from: number;
  /** The line that began it; null for what happened before the first turn. */
  readonly title: Line | null;
  readonly lines: readonly (Line | NoticeLine)[];
}

export function turnsOf(loaded: LoadedGame, scene: Scene, notices: readonly Notice[] = []): readonly Turn[] {
  const turns: { from: number; title: Line | null; lines: (Line | NoticeLine)[] }[] = [];
  const waiting = [...noticesInPlace(notices)];
  const addNotices = (before: number) => {
    while ((waiting[0]?.after ?? Number.POSITIVE_INFINITY) <= before) {
      const notice = waiting.shift() as Notice;
      if (turns.length === 0) turns.push({ from: 0, title: null, lines: [] });
      turns.at(-1)?.lines.push({ index: notice.after, notice });
    }
  };
  for (const [index, event] of scene.told.entries()) {
    addNotices(index);
    const line = lineOf(loaded, scene, index, event);
    if (line === null) continue;
    const latest = turns.at(-1);
    if (loaded.beginsTurn?.(event) === true) turns.push({ from: index, title: line, lines: [] });
    else if (latest === undefined) turns.push({ from: 0, title: null, lines: [line] });
    else latest.lines.push(line);
  }
  addNotices(scene.told.length);
  return turns;
}

function lineOf(loaded: LoadedGame, scene: Scene, index: number, event: ToldEvent): Line | null {
  const narration = loaded.game.narrate(event);
  if (narration === null) return null;
  return { index, event, ...narration, isOwnNews: loaded.isOwnNews?.(scene, event) ?? false };
}

/** What a filter leaves of a log. Turns in which nothing is left are left out, the latest one excepted. */
export function filtered(
  turns: readonly Turn[],
  filter: Filter,
  loaded: LoadedGame,
  you: Seat | null,
): readonly Turn[] {
  if (filter === 'all') return turns;
  const stays = (line: Line | NoticeLine) =>
    'notice' in line ||
    (filter === 'mine' ? line.isOwnNews || isAbout(line.words, you) : (loaded.isImportant?.(line.event) ?? true));
  return turns
    .map((turn) => ({ ...turn, lines: turn.lines.filter(stays) }))
    .filter(({ lines, title }, i) => {
      const isMine = title !== null && filter === 'mine' && isAbout(title.words, you);
      return lines.length > 0 || isMine || i === turns.length - 1;
    });
}

/** Whether the seat acts in a sentence or is acted upon. */
function isAbout({ gaps = {} }: Words, seat: Seat | null): boolean {
  const sign = `seat.${seat}`;
  return Object.values(gaps).some((gap) => (Array.isArray(gap) ? gap.includes(sign) : gap === sign));
}
