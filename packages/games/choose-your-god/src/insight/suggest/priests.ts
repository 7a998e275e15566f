/** Which Priest it shall be. */
import type { Seat } from '@conclave/kernel';
import { ownerOf, type PriestId } from '../../components/priests.ts';
import type { OwnPriestEffect } from '../../frames.ts';
import { strengthOf } from '../../priests.ts';
import type { City } from '../../state.ts';
import { playerOf } from '../../table.ts';
import type { Worth } from './index.ts';

/** What goes away should be weak, and not the Patriarch; but Mystery of Vices draws a card for each point. */
export function sacrificeWorth(s: City, seat: Seat): Worth {
  const frame = s.stack[s.stack.length - 1];
  const sign = frame?.rule === 'cost-priest' && frame.ability === 'janus-dark-vices' ? 1 : -1;
  return (choice) => (choice.type === 'pick' ? sign * strengthIn(s, seat, choice.priest) : 0);
}

/** Effects that take the Priest away from here, or use it up. */
const TAKE_AWAY: ReadonlySet<OwnPriestEffect> = new Set([
  'mir-relic-trade',
  'mir-hallowed-ground',
  'anubis-light-hand-of-death',
  'cthulhu-light-great-shrine',
  'atheism-dark-nihilism',
]);

export function ownPriestWorth(s: City, seat: Seat): Worth {
  const frame = s.stack[s.stack.length - 1];
  const sign = frame?.rule === 'pick-own-priest' && TAKE_AWAY.has(frame.by) ? -1 : 1;
  return (choice) => (choice.type === 'pick' ? sign * strengthIn(s, seat, choice.priest) : 0);
}

/** Stop if possible; otherwise send the strongest Priest to the Active Location. */
export function lentPriestWorth(s: City, seat: Seat): Worth {
  return (choice) => (choice.type === 'pick' ? strengthIn(s, seat, choice.priest) : 100);
}

/** Rivals before oneself, the strongest first. */
export function targetWorth(s: City, seat: Seat): Worth {
  return (choice) => {
    if (choice.type !== 'pick') return 0;
    const owner = ownerOf(choice.priest);
    const strength = strengthIn(s, owner, choice.priest);
    return owner === seat ? -strength : strength;
  };
}

function strengthIn(s: City, owner: Seat, id: PriestId): number {
  const priest = playerOf(s, owner).priests.find((one) => one.id === id);
  return priest === undefined ? 0 : strengthOf(s, owner, priest);
}
