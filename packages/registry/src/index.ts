/** Every game there is. Adding a game adds one line here. */
import { amongCultists } from '@conclave/among-cultists';
import { chooseYourGod } from '@conclave/choose-your-god';
import { cultOfTheDeep } from '@conclave/cult-of-the-deep';
import { type AnyGame, BadInput } from '@conclave/kernel';
import { riseOfCthulhu } from '@conclave/rise-of-cthulhu';

export const GAMES: readonly AnyGame[] = [riseOfCthulhu, chooseYourGod, cultOfTheDeep, amongCultists];

export function gameNamed(id: string): AnyGame {
  const game = GAMES.find((one) => one.id === id);
  if (game !== undefined) return game;
  throw new BadInput(`unknown game ${JSON.stringify(id)}; there are: ${GAMES.map((one) => one.id).join(', ')}`);
}
