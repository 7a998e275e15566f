/** Names that cannot be guessed, and codes that can be read out over the telephone. */
import { randomBytes } from 'node:crypto';
import { LETTERS, READABLE, randomText } from '../random.ts';

/** 131 bits. */
export const newTableId = (): string => randomText(LETTERS, 22);
/** Names one stretch of updates; it only has to differ from those before. */
export const newStreamId = (): string => randomText(LETTERS, 12);
/** 50 bits, and guesses are counted. */
export const newCode = (): string => randomText(READABLE, 10);
export const newSeed = (): string => randomBytes(32).toString('hex');
export const newReportId = (): string => randomText(LETTERS, 22);
/** For what the server itself asks a table to do. */
export const newCommandId = (): string => randomText(LETTERS, 22);
