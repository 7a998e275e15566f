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

/** Where a simulated game comes from: the seed of its chance, and what played on each seat. */
export interface Simulated {
  readonly seed: string;
  readonly bots: readonly string[];
  /** What each seat was dealt (a Cult; a role and a character), where seats differ. */
  readonly parts: readonly (readonly string[])[];
}

/** A simulated game never goes over a file that is there. */
export function saveRecord(path: string, playthrough: Playthrough, simulated?: Simulated): void {
  const record = { ...playthrough.record(), ...(simulated === undefined ? {} : { simulated }) };
  writeText(
    path,
    `${JSON.stringify(record)}
`,
    { mustBeNew: simulated !== undefined },
  );
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
