import type { BotMaker } from './bot.ts';

/** Takes any option. It looks at nothing: the yardstick for every other bot, and the fastest. */
export const random: BotMaker = () => ({
  looks: false,
  decide: ({ asked }, chance) => chance.pick(asked.options),
});
