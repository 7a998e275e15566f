/** Old Ones awaken (section 4.5). */
import { numbersOf } from '../box.ts';
import type { LocationId } from '../components/locations.ts';
import { type OldOneId, oldOnes } from '../components/old-ones.ts';
import { type Context, sequence } from '../frames.ts';
import type { Rise } from '../state.ts';
import { influencerOf, isFree, isHunted } from '../table.ts';
import { draw } from './drawing.ts';
import { finish } from './end.ts';
import { sendHunterHome } from './hunter.ts';

/** AWAKEN (RC-4.15): it arrives, the favoured seat gets its power, and the drawer draws again unless it was the third. */
export const awaken = sequence('awaken', [
  (s, { oldOne, drawer }, ctx) => {
    const location = arrivalOf(s, oldOne);
    arrive(s, oldOne, location, ctx);
    const favoured = influencerOf(s, location);
    ctx.tell({ type: 'oldOneAwoke', oldOne, location, drawer, favoured });
    if (isHunted(s, location)) sendHunterHome(s, 'awakening', ctx);
    if (favoured !== null) oldOnes[oldOne].favour?.(s, favoured, ctx);
  },
  (s, { drawer }, ctx) => {
    if (s.awakeCount === 3) finish(s, ctx);
    else draw(s, drawer, ctx);
  },
]);

/** The first Location of its arrival order that is free. There is always one: at most two are locked before. */
function arrivalOf(s: Rise, oldOne: OldOneId): LocationId {
  const location = numbersOf(s.options).arrival[oldOne].find((one) => isFree(s, one));
  if (location === undefined) throw new Error(`${oldOne} finds no free Location`);
  return location;
}

function arrive(s: Rise, oldOne: OldOneId, location: LocationId, ctx: Context): void {
  ctx.uncover();
  s.locations[location].oldOne = oldOne;
  s.awakeCount += 1;
  for (const player of s.players) player.knownNextOldOne = null;
  // These two hold whoever is favoured, and even if nobody is (RC-4.15.4).
  if (oldOne === 'old-one-azathoth') s.pointsVictory = true;
  if (oldOne === 'old-one-ithaqua') s.locations[location].double = true;
}
