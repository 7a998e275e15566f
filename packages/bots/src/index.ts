export type { Bot, BotMaker, BotSettings, Situation } from './bot.ts';
export { type SearchReport, type SearchSettings, search } from './ismcts/search.ts';
export { botNamed, LEVELS, type Level } from './levels.ts';
export type { Limits } from './limits.ts';
export { type MatchReport, type MatchSetup, playMatch } from './match.ts';
export { BOT_NAMES, botNames } from './names.ts';
