import { randomUUID } from 'node:crypto';
import { botNamed, LEVELS } from '@conclave/bots';
import { BadInput, checkOptionsFor, checkSeats, chosenOptions, Playthrough, SeededChance } from '@conclave/kernel';
import { gameNamed } from '@conclave/registry';
import { onlyWord, optionPairs } from '../args.ts';
import { command } from '../command.ts';
import { boxOption } from '../files.ts';
import { languageNamed, usualLanguage } from '../languages.ts';
import { linesFrom } from '../play/lines.ts';
import { namesAtTable } from '../play/names.ts';
import { Screen } from '../play/screen.ts';
import { Session } from '../play/session.ts';
import { saveRecord } from '../records.ts';

export const play = command({
  name: 'play',
  words: 'GAME',
  about: 'Plays a game in the terminal against bots.',
  flags: {
    seats: { kind: 'number', value: 'N', from: 1, about: 'seats at the table (default: the fewest the game allows)' },
    seat: { kind: 'number', value: 'N', from: 0, about: 'your seat, counted from 0 (default 0)' },
    bot: { kind: 'text', value: 'LEVEL', about: `how well the others play: ${LEVELS.join(', ')} (default adept)` },
    components: {
      kind: 'text',
      value: 'FILE',
      about: 'numbers of your own box, as the page of a new table saves them',
    },
    option: { kind: 'list', value: 'k=v', about: 'an option of the game; may be given several times' },
    seed: { kind: 'text', value: 'S', about: 'the same seed gives the same cards' },
    save: { kind: 'text', value: 'FILE', about: 'where the record of the game goes' },
    lang: { kind: 'text', value: 'L', about: 'the language: en, de, fr, es, pl, it (default: from the environment)' },
    plain: { kind: 'switch', about: 'plain lines for scripts: no colours, no moving cursor' },
  },
  async run({ words, flags }, terminal) {
    const game = gameNamed(onlyWord(words, 'the game'));
    const seats = checkSeats(game, flags.seats ?? game.seats[0]);
    const seat = flags.seat ?? 0;
    if (seat >= seats) throw new BadInput(`there is no seat ${seat}; the seats are 0 to ${seats - 1}`);
    const level = flags.bot ?? 'adept';
    const makeBot = botNamed(level);
    const language = languageNamed(flags.lang ?? usualLanguage(terminal.env));
    const seed = flags.seed ?? randomUUID();
    const chance = new SeededChance(seed);
    const playthrough = new Playthrough(
      game,
      seats,
      checkOptionsFor(
        game,
        seats,
        chosenOptions(game, { ...boxOption(game, flags.components), ...optionPairs(flags.option) }),
      ),
      chance,
    );
    const saveTo = flags.save ?? null;
    // A place that cannot be written to should be known before the game, not after it.
    if (saveTo !== null) saveRecord(saveTo, playthrough);
    const setup = {
      playthrough,
      seat,
      level,
      bots: Array.from({ length: seats }, () => makeBot(game)),
      chance,
      language,
      names: namesAtTable(seats, seat, language, seed),
      saveTo,
    };
    const lines = linesFrom(terminal);
    await new Session(setup, new Screen(terminal, lines, flags.plain)).run();
    lines.close();
    return 0;
  },
});
