/** Checking a state and announcing it (AC-4.40 to 4.42); the binoculars do the same from afar (AC-5.45). */
import type { Seat } from '@conclave/kernel';
import { ANNOUNCE_ALIVE, ANNOUNCE_DEAD, type AnnounceChoice } from '../choices.ts';
import type { PulseCard } from '../components/cards.ts';
import { type Context, push, question } from '../frames.ts';
import type { Among, Player } from '../state.ts';
import { isFreeOfTruthAndRoute, isPulseDead, playerOf } from '../table.ts';
import { confirmDeath } from './death.ts';

export function startCheck(s: Among, seat: Seat, target: Seat, by: 'check' | 'binoculars', ctx: Context): void {
  const counts = pulseCounts(playerOf(s, target));
  ctx.tell({ type: 'stateChecked', seat, target, by, secret: { to: [seat], ...counts } });
  push(s, { rule: 'announce-state', seat, target });
}

/** What a checker sees: a graze looks like Alive, a mortal wound like Dead (AC-5.60). */
export function pulseCounts({ pulse }: Player): Record<PulseCard, number> {
  const dead = pulse.filter((card) => card === 'dead' || card === 'mortal-wound').length;
  return { alive: pulse.length - dead, dead };
}

/** Asked of every checker, also with one option (AC-8.3): a second option would betray who may lie. */
export const announceState = question('announce-state', {
  asks: (_, { seat }) => seat,
  options(s, { seat, target }): AnnounceChoice[] {
    if (!isPulseDead(playerOf(s, target))) return [ANNOUNCE_ALIVE];
    return isFreeOfTruthAndRoute(playerOf(s, seat)) ? [ANNOUNCE_DEAD, ANNOUNCE_ALIVE] : [ANNOUNCE_DEAD];
  },
  choose(s, { seat, target }, choice, ctx) {
    const said = choice.type === 'announce-dead' ? 'dead' : 'alive';
    const truth = isPulseDead(playerOf(s, target)) ? 'dead' : 'alive';
    s.chronicle.push({ round: s.round, type: 'announced', seat, target, said, truth });
    ctx.tell({ type: 'stateAnnounced', seat, target, state: said });
    if (said === 'dead') confirmDeath(s, target, 'check', ctx);
  },
});
