/**
 * The game with a setup that leads into the thick of it: dark sides, full hands, Altars, Mobs, Licenses. Random play from
 * the printed start hardly ever comes so far, and the dark abilities have secrets to keep too.
 */

import type { Options, Seat } from '@conclave/kernel';
import { drawIntrigues, drawMiracles } from '../src/cards.ts';
import type { LicenseId } from '../src/components/licenses.ts';
import { NUMBERS } from '../src/components/locations.ts';
import type { Context } from '../src/frames.ts';
import { chooseYourGod } from '../src/index.ts';
import { takePriest } from '../src/priests.ts';
import type { City } from '../src/state.ts';
import { playerOf } from '../src/table.ts';

function lateSetup(seats: number, options: Options, ctx: Context): City {
  const s = chooseYourGod.setup(seats, options, ctx);
  for (const seat of s.seating) enrich(s, seat, ctx);
  s.supremacy = { owner: ctx.chance.pick(s.seating), faceUp: ctx.chance.pick([true, false]) };
  return s;
}

function enrich(s: City, seat: Seat, ctx: Context): void {
  const { chance } = ctx;
  const player = playerOf(s, seat);
  player.dark = chance.pick([true, true, false]);
  player.summonings = player.dark ? 1 : 0;
  player.followers = 3 + chance.below(7);
  player.coins = 5 + chance.below(20);
  player.mobs = chance.below(3);
  s.mobReserve -= player.mobs;
  const altars = [...NUMBERS];
  chance.shuffle(altars);
  player.altars = altars.slice(0, chance.below(4)).sort((a, b) => a - b);
  for (const strength of [1, 3, 4, 5]) takePriest(s, seat, strength, 'free', 'setup', ctx);
  for (let i = chance.below(5); i > 0; i--) player.licenses.push(s.licenseDeck.pop() as LicenseId);
  drawMiracles(s, seat, chance.below(5), 'setup', ctx);
  drawIntrigues(s, seat, chance.below(5), 'setup', ctx);
}

export const lateGame = { ...chooseYourGod, setup: lateSetup };
