/** Records of games as files. */
import { BadInput, type GameRecord, type Playthrough, parseRecord } from '@conclave/kernel';
import { readText, writeText } from './files.ts';

export function readRecord(path: string): GameRecord {
  const text = readText(path);
  try {
    return parseRecord(JSON.parse(text));
  } catch (error) {
    if (error instanceof BadInput) throw new BadInput(`${path}: ${error.message}`);
    throw new BadInput(`${path}: incomplete or damaged JSON file`);
  }
}

export function saveRecord(path: string, playthrough: Playthrough): void {
  writeText(path, `${JSON.stringify(playthrough.record())}\n`);
}

/** Names the file in what is said to be wrong with it. */
export function inFile<T>(path: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof BadInput) throw new BadInput(`${path}: ${error.message}`);
    throw error;
  }
}
