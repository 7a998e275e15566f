import type { ToldEvent } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import type { LoadedGame, Scene } from '../contract.ts';
import { filtered, turnsOf } from './turns.ts';

const loaded = {
  game: {
    narrate: ({ type, seat }: ToldEvent & { seat: number }) =>
      type === 'silence' ? null : { words: { key: type, gaps: { seat: `seat.${seat}` } }, rule: 'X-1' },
  },
  beginsTurn: ({ type }: ToldEvent) => type === 'turn',
  isImportant: ({ type }: ToldEvent) => type === 'blow',
  isOwnNews: (_: Scene, { type }: ToldEvent) => type === 'secret',
} as unknown as LoadedGame;

function told(...events: [type: string, seat: number][]): Scene {
  return { told: events.map(([type, seat]) => ({ type, seat })) } as unknown as Scene;
}

const scene = told(
  ['setup', 0],
  ['turn', 0],
  ['step', 0],
  ['silence', 0],
  ['turn', 1],
  ['blow', 1],
  ['step', 1],
  ['secret', 1],
);
const inShort = (turns: ReturnType<typeof turnsOf>) =>
  turns.map(({ from, title, lines }) => [
    from,
    title?.event.type ?? null,
    lines.map((line) => ('notice' in line ? line.notice.type : line.event.type)),
  ]);

describe('the log', () => {
  it('is folded by turn, and leaves out what goes without saying', () => {
    expect(inShort(turnsOf(loaded, scene))).toEqual([
      [0, null, ['setup']],
      [1, 'turn', ['step']],
      [4, 'turn', ['blow', 'step', 'secret']],
    ]);
  });

  it('says between the lines what the table had to tell', () => {
    const notices = [{ n: 1, at: 0, after: 3, type: 'undo-asked', seat: 0 }] as const;
    expect(inShort(turnsOf(loaded, scene, notices))[1]).toEqual([1, 'turn', ['step', 'undo-asked']]);
  });

  it('can be cut down to what is important', () => {
    expect(inShort(filtered(turnsOf(loaded, scene), 'important', loaded, 0))).toEqual([[4, 'turn', ['blow']]]);
  });

  it('can be cut down to what one did, suffered, or was told alone', () => {
    expect(inShort(filtered(turnsOf(loaded, scene), 'mine', loaded, 0))).toEqual([
      [0, null, ['setup']],
      [1, 'turn', ['step']],
      [4, 'turn', ['secret']],
    ]);
  });
});
