import type { WordKey } from './index.ts';

/** Levels come from the server as text; those it knows have words here. */
export const levelName = (level: string) => `bot.${level}` as WordKey;
export const levelHint = (level: string) => `bot.${level}.hint` as WordKey;
