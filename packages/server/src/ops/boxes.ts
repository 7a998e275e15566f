/** Files with the numbers of the host's own boxes, read and checked when the server starts. */
import { readFileSync } from 'node:fs';
import { BadInput, gameOfBoxFile, readBoxFile } from '@conclave/kernel';
import { GAMES } from '@conclave/registry';

/** By game. Throws `BadInput` that names the file and what is wrong in it. */
export function readBoxes(paths: readonly string[]): Readonly<Record<string, string>> {
  const boxes: Record<string, string> = {};
  for (const path of paths.map((one) => one.trim())) {
    const [game, text] = readBox(path);
    if (boxes[game] !== undefined) throw new BadInput(`${path}: there are numbers for ${game} already`);
    boxes[game] = text;
  }
  return boxes;
}

function readBox(path: string): readonly [game: string, text: string] {
  try {
    const file = readFileSync(path, 'utf8');
    const named = gameOfBoxFile(file);
    const game = GAMES.find(({ id }) => id === named);
    const known = GAMES.map(({ id }) => id).join(', ');
    if (game === undefined) throw new BadInput(`game cannot be ${JSON.stringify(named)}; it can be: ${known}`);
    return [game.id, readBoxFile(game, file)];
  } catch (error) {
    const reason = error instanceof BadInput ? error.message : 'this file cannot be read';
    throw new BadInput(`${path}: ${reason}`);
  }
}
