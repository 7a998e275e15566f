import { z } from 'zod';

/** Letters of any language, digits, single spaces and a few marks: 2 to 24 of them, no spaces at the ends. */
export const displayNameSchema = z
  .string()
  .max(80)
  .transform((name) => name.normalize('NFKC').trim().replace(/\s+/g, ' '))
  .refine(
    (name) => /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'’-]*$/u.test(name) && [...name].length >= 2 && [...name].length <= 24,
    {
      message: "A name has 2 to 24 letters, digits, spaces or . _ ' -, and begins with a letter or a digit.",
    },
  );

export interface Me {
  /** The public id, which others at the table see too. */
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  /** Users this one does not want to read. */
  readonly muted: readonly string[];
}

/** A bot's key, as its owner sees it in the list: never the token itself. */
export interface BotToken {
  readonly id: string;
  readonly label: string;
  readonly createdAt: number;
  readonly usedAt: number | null;
}

/** A browser where the user is signed in. */
export interface Session {
  readonly id: string;
  /** Browser and system, such as `Firefox, Linux`; empty where it is not known. */
  readonly device: string;
  readonly createdAt: number;
  /** To the hour. */
  readonly usedAt: number;
  /** The one that asks. */
  readonly current: boolean;
}
