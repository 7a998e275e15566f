/** The games that the leak proof plays, each with the oracle that says what somebody cannot know. */
import { amongCultists } from '@conclave/among-cultists';
import { chooseYourGod } from '@conclave/choose-your-god';
import { cultOfTheDeep } from '@conclave/cult-of-the-deep';
import type { AnyGame } from '@conclave/kernel';
import type { ConformanceKit } from '@conclave/kernel/conformance';
import { riseOfCthulhu } from '@conclave/rise-of-cthulhu';
import { kit as amongKit } from '../../../games/among-cultists/test/kit.ts';
import { kit as godKit } from '../../../games/choose-your-god/test/kit.ts';
import { kit as deepKit } from '../../../games/cult-of-the-deep/test/kit.ts';
import { kit as riseKit } from '../../../games/rise-of-cthulhu/test/kit.ts';
import { vigil } from '../../../kernel/test/toy/index.ts';
import { kit as vigilKit } from '../../../kernel/test/toy/kit.ts';

export interface Subject {
  readonly game: AnyGame;
  readonly kit: ConformanceKit;
  readonly seats: number;
  /** Those that are not the game's defaults. */
  readonly options?: Readonly<Record<string, string | number>>;
}

/** With these two somebody may burn a room or set a snare, so all are asked, and nobody may see who has answered. */
const FIRE_AND_SNARES = { roles: 'firestarter,cursed-hunter', 'module-hunter': 'on' };

/** Between them: a duel, a toy that has every kind of decision, response windows, orders and beats, and secret ballots. */
export const SUBJECTS: Readonly<Record<string, Subject>> = {
  'rise-of-cthulhu': { game: riseOfCthulhu, kit: riseKit, seats: 2 },
  vigil: { game: vigil as AnyGame, kit: vigilKit, seats: 3 },
  'cult-of-the-deep': { game: cultOfTheDeep, kit: deepKit, seats: 5 },
  'choose-your-god': { game: chooseYourGod, kit: godKit, seats: 3 },
  'among-cultists': { game: amongCultists, kit: amongKit, seats: 5 },
  'among-cultists-hunt': { game: amongCultists, kit: amongKit, seats: 5, options: FIRE_AND_SNARES },
};

export const GAMES: readonly AnyGame[] = [...new Set(Object.values(SUBJECTS).map(({ game }) => game))];
