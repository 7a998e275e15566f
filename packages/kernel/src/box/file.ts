/** The small JSON file in which numbers from a box are passed on: which game they are for, and the numbers. */
import type { AnyGame } from '../game.ts';
import { BadInput } from '../refused.ts';
import { BadBox } from './fault.ts';
import type { BoxForm } from './form.ts';
import { BOX_OPTION, boxChanges, boxText, LONGEST_BOX } from './read.ts';

export function boxFormOf(game: Pick<AnyGame, 'options'>): BoxForm | undefined {
  return game.options.find(({ form }) => form !== undefined)?.form;
}

/** The file of a table's numbers. */
export function boxFile(game: string, text: string | number | undefined): string {
  return `${JSON.stringify({ game, [BOX_OPTION]: boxChanges(text) }, null, 2)}\n`;
}

/** The value of the option that this file stands for. */
export function readBoxFile(game: Pick<AnyGame, 'id' | 'options'>, file: string): string {
  const form = boxFormOf(game);
  if (form === undefined) throw new BadInput(`${game.id} has no numbers that can be changed`);
  const read = parsedFile(file);
  if (read.game !== game.id)
    throw new BadBox(
      `game cannot be ${JSON.stringify(read.game) ?? 'missing'}; for this table it must be: ${game.id}`,
      { kind: 'other-game' },
    );
  return boxText(form, read[BOX_OPTION] ?? {});
}

/** Which game a file is for; undefined if it does not say so. */
export function gameOfBoxFile(file: string): unknown {
  return parsedFile(file).game;
}

function parsedFile(file: string): Readonly<Record<string, unknown>> {
  if (file.length > 4 * LONGEST_BOX)
    throw new BadBox('this file is too long to hold the numbers of a box', { kind: 'too-long' });
  let read: unknown;
  try {
    read = JSON.parse(file);
  } catch {
    read = null;
  }
  if (typeof read === 'object' && read !== null && !Array.isArray(read)) return read as Record<string, unknown>;
  throw new BadBox(`this file is no JSON object; it should look like {"game": "...", "${BOX_OPTION}": {...}}`, {
    kind: 'no-json',
  });
}
