/** The kernel's whole suite at every seat count and option set: from the printed start, and from late in the game. */
import type { AnyGame, OptionSpec } from '@conclave/kernel';
import { conformance } from '@conclave/kernel/conformance';
import { chooseYourGod } from '../src/index.ts';
import { kit } from './kit.ts';
import { lateGame } from './late-game.ts';

/** The game with fewer values of its options: all 54 round limits would only repeat the same game for longer. */
function narrowed(game: AnyGame, roundLimits: readonly number[], openOptions: readonly string[]): AnyGame {
  const narrow = (option: OptionSpec): OptionSpec => {
    if (option.id === 'round-limit') return { ...option, values: roundLimits, default: roundLimits[0] as number };
    return openOptions.includes(option.id) ? option : { ...option, values: [option.default] };
  };
  return { ...game, options: game.options.map(narrow) };
}

const ALL = chooseYourGod.options.map(({ id }) => id);
/** Those that matter after the setup. */
const IN_PLAY = ['discards', 'prayer-table'];

conformance(narrowed(chooseYourGod, [8, 12], ALL), kit, { games: 1, combinations: 2 });
conformance(narrowed(lateGame, [8], IN_PLAY), kit, { games: 3, combinations: 1 });
