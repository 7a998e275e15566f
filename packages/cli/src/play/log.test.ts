import { catalogueAt, Playthrough, SeededChance, say } from '@conclave/kernel';
import { riseOfCthulhu as game } from '@conclave/rise-of-cthulhu';
import { describe, expect, it } from 'vitest';
import { type Desk, logLines } from './drawer.ts';
import { chaptersOf } from './log.ts';
import { unpaintedPaint } from './style.ts';
import { PLAY_WORDS } from './words/index.ts';

function chapters() {
  const chance = new SeededChance(1);
  const playthrough = new Playthrough(game, 2, { firstPlayer: 'seat' }, chance);
  for (let i = 0; i < 4; i++) {
    const [asked] = playthrough.pending?.asked ?? [];
    if (asked !== undefined) playthrough.choose(asked.seat, asked.options[0] as never, chance);
  }
  const names = ['Ash', 'Bramble'];
  const catalogue = catalogueAt(game, game.viewOf(playthrough.state as never, 0), names, 'en', null);
  return chaptersOf(playthrough.events, { game, catalogue, seat: 0, chapters: ['turnBegan'] });
}

const desk: Desk = {
  width: 80,
  paint: unpaintedPaint,
  rules: [],
  catalogue: {},
  words: (key, gaps = {}) => say(PLAY_WORDS.en, { key, gaps }),
};

describe('the log', () => {
  it('has a chapter for each turn, with what the seat heard in it', () => {
    const told = chapters();
    expect(told.map(({ heading }) => heading)).toEqual(['', 'Turn 1: Ash.', 'Turn 2: Bramble.', 'Turn 3: Ash.']);
    expect(told[1]?.lines).toHaveLength(2);
    expect(told[2]?.lines).toEqual(['Bramble draws a Cultist.', 'Bramble draws a Cultist.']);
  });

  it('shows the latest chapter open and the others folded', () => {
    const shown = logLines(chapters().slice(0, 3), '', desk).join('\n');
    expect(shown).toContain('1  Before the first turn (1 line)');
    expect(shown).toContain('2  Turn 1: Ash. (2 lines)');
    expect(shown).toMatch(/3 {2}Turn 2: Bramble\.\n {3}- Bramble draws a Cultist\./);
    expect(shown).toContain('l 3 opens chapter 3');
  });

  it('opens one chapter, or all', () => {
    expect(logLines(chapters(), '3', desk)).toEqual([
      '3  Turn 2: Bramble.',
      '   - Bramble draws a Cultist.',
      '   - Bramble draws a Cultist.',
    ]);
    expect(logLines(chapters(), 'all', desk)).toHaveLength(9);
    expect(logLines([], '', desk)).toEqual(['Nothing has happened yet.']);
    expect(logLines(chapters(), 'x', desk)).toEqual(['There is no chapter x. Type l for the list.']);
  });
});
