import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ALL_LANGUAGES } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { conclave } from '../testing.ts';

const play = (input: string, ...flags: string[]) =>
  conclave(
    ['play', 'rise-of-cthulhu', '--bot', 'random', '--seed', '3', '--option', 'firstPlayer=seat', ...flags],
    input,
  );

const freshFile = () => join(mkdtempSync(join(tmpdir(), 'conclave-')), 'game.json');

/** The first option draws from the deck whenever that is allowed, so the game ends long before these do. */
const TO_THE_END = '1\n'.repeat(200);

describe('play', () => {
  it('leaves with code 0 when the input ends', async () => {
    const { code, output, errors } = await play('');
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(output).toContain('Draw a card or play a Cultist.');
    expect(output).toMatch(/Goodbye\.\n$/);
  });

  it('leaves when told to', async () => {
    const { code, output } = await play('q\nn\nquit\ny\n1\n');
    expect(code).toBe(0);
    expect(output.match(/Leave this game\?/g)).toHaveLength(2);
    expect(output).toMatch(/Goodbye\.\n$/);
    expect(output).not.toMatch(/You draws? \w/);
  });

  it('plays a whole game, says why it was won or lost, and saves the record', async () => {
    const file = freshFile();
    const { code, output } = await play(TO_THE_END, '--save', file);
    expect(code).toBe(0);
    expect(output).toMatch(/You (won!|lost\.) /);
    expect(output).toMatch(/ {2}You +\d+ +\d+/);
    const replayed = await conclave(['replay', file]);
    expect(replayed.code).toBe(0);
    expect(replayed.output).toContain('Game over.');
  });

  it('offers to save the record at the end', async () => {
    const file = freshFile();
    const { output } = await play(TO_THE_END, '--save', file);
    const decisions = output.match(/(Your choice \(.*?\)|Enter to go on \(.*?\))> /g)?.length ?? 0;
    const chosen = `${file}.offered`;
    const again = await play(`${'1\n'.repeat(decisions)}${chosen}\n`);
    expect(again.output).toContain(`Saved to ${chosen}`);
    expect(existsSync(chosen)).toBe(true);
  });

  it('takes back a choice that has shown nothing new', async () => {
    const { output } = await play('3\n1\nb\nundo\n');
    expect(output.match(/Undone\./g)).toHaveLength(2);
    expect(output.match(/Draw a card or play a Cultist\. Actions left: 2\./g)).toHaveLength(2);
  });

  it('does not take back a drawn card', async () => {
    const { output } = await play('1\nundo\n');
    expect(output).toContain('Nothing to undo.');
  });

  it('takes the names of the specification too', async () => {
    const { output } = await play('draw-deck\n');
    expect(output).toMatch(/You draw \w+ \d+\./);
  });

  it('explains itself', async () => {
    const { output } = await play('nonsense\n999\n?\nrules\nrules 4.14\nrules qqq\n? ghoul\n? qqq\nl\nl 9\nl all\nr\n');
    expect(output.match(/Type a number from 1 to \d+, or \? for help\./g)).toHaveLength(2);
    expect(output).toContain('How to play here');
    expect(output).toContain('Playing a Cultist');
    expect(output).toContain('When you must move the Dark Hunter');
    expect(output).toContain('No rule mentions “qqq”.');
    expect(output).toMatch(/Ghoul\n {2}Place a Cultist/);
    expect(output).toContain('Nothing here is called “qqq”.');
    expect(output).toContain('There is no chapter 9.');
    expect(output).toContain('The game begins.');
  });

  it('says so when the record cannot be saved, and goes on', async () => {
    const { code, output } = await play('save /dev/null/x\n');
    expect(code).toBe(0);
    expect(output).toContain('/dev/null/x: a part of the path is no directory');
  });

  it('speaks German', async () => {
    const { output } = await play('1\nhelp\n', '--lang', 'de');
    expect(output).toContain('Deine Wahl (1–');
    expect(output).toMatch(/Arkham +.*Du 0/);
    expect(output).toContain('Du ziehst');
    expect(output).toContain('So wird hier gespielt');
  });

  it('fits into 80 columns and paints nothing where nobody watches', async () => {
    const { output } = await play(TO_THE_END, '--save', freshFile());
    expect(output).not.toContain('\x1b');
    for (const line of output.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });
});

describe('play, for every game', () => {
  const GAMES = [
    ['rise-of-cthulhu', 2],
    ['cult-of-the-deep', 5],
    ['choose-your-god', 3],
    ['among-cultists', 5],
  ] as const;

  it.each(GAMES)('shows %s in words that fit the screen, and never how it is stored', async (game, seats) => {
    for (const lang of ALL_LANGUAGES) {
      const flags = ['--seats', String(seats), '--bot', 'random', '--seed', '3', '--lang', lang];
      const { code, output, errors } = await conclave(['play', game, ...flags], `${'1\n'.repeat(40)}r\nl all\n?\n`);
      expect({ code, errors }).toEqual({ code: 0, errors: '' });
      for (const line of output.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
      expect(output).not.toMatch(/^ *(stack|pending):|undefined|\[object|\{\w+\}|name\.|NaN|\u00ad/m);
    }
  });

  it('takes the language from the environment', async () => {
    const argv = ['play', 'rise-of-cthulhu', '--bot', 'random'];
    expect((await conclave(argv, '', { LANG: 'de_DE.UTF-8' })).output).toContain('Auf Wiedersehen.');
    expect((await conclave(argv, '', { LC_ALL: 'C', LANG: 'de_DE.UTF-8' })).output).toContain('Goodbye.');
    expect((await conclave([...argv, '--lang', 'en'], '', { LANG: 'de' })).output).toContain('Goodbye.');
  });

  it('gives the same lines for the same seed', async () => {
    const run = () => conclave(['play', 'cult-of-the-deep', '--plain', '--bot', 'random', '--seed', '3'], '1\n1\n1\n');
    expect(await run()).toEqual(await run());
  });
});

describe('play, at a table with a place that nobody plays', () => {
  it('says of every place what became of it', async () => {
    const file = freshFile();
    const flags = ['--seats', '4', '--bot', 'random', '--seed', '3', '--save', file];
    const { output } = await conclave(['play', 'cult-of-the-deep', ...flags], '1\n'.repeat(3000));
    expect(output).toMatch(/You (won!|lost\.) /);
    const end = output.slice(output.lastIndexOf('The game is over ·'));
    // Somebody may have taken hold of him meanwhile.
    expect(end).toMatch(/ {2}High Priest(?: \(.+\))? .*High Priest/);
    expect(end.match(/^ {2}\w+ .*(Faithful|Cabalist|Heretic)/gm)?.length).toBeGreaterThanOrEqual(4);
  });
});
