/** What special roles do besides the night: Assassin, Cursebearer and Celebrity (section 5.4). */

import { at, type Seat } from '@conclave/kernel';
import { CAFETERIA, isRoom, type LocationId } from '../components/locations.ts';
import type { Context } from '../frames.ts';
import type { Among, PulseDeckCard } from '../state.ts';
import { isCultist, isDead, isInPlay, playerOf, seatOfRole, seatsFrom } from '../table.ts';
import { confirmDeath, showRole, showTeam } from './death.ts';

/** AC-5.33. Who attacks somebody innocent dies too, after the victim (AC-9.35). */
export function strikeAsAssassin(s: Among, seat: Seat, target: Seat, ctx: Context): void {
  s.assassinStruck = true;
  ctx.tell({ type: 'assassinStruck', seat, target });
  showRole(s, seat, ctx);
  if (isCultist(playerOf(s, target))) {
    showRole(s, target, ctx);
    confirmDeath(s, target, 'assassin', ctx);
  } else {
    showTeam(s, target, ctx);
    confirmDeath(s, target, 'assassin', ctx);
    confirmDeath(s, seat, 'assassin', ctx);
  }
}

/** AC-5.35: the living Cursebearer dies when it and a Ghost come together in a room, by an entry of either. */
export function curseAt(s: Among, mover: Seat, location: LocationId, ctx: Context): void {
  const isInRoom = isRoom(location) || location === CAFETERIA;
  if (!isInRoom || !isInPlay(s, 'cursebearer')) return;
  const moverIsGhost = playerOf(s, mover).ghost;
  // Whether somebody dies of this Ghost or not, it shows who is the Cursebearer and who is not.
  if (moverIsGhost) ctx.uncover();
  const bearer = seatOfRole(s, 'cursebearer');
  const { ghost, location: place } = playerOf(s, bearer);
  if (ghost || place !== location) return;
  const meetsGhost = mover === bearer && s.players.some((one) => one.ghost && one.location === location);
  if (!moverIsGhost && !meetsGhost) return;
  showRole(s, bearer, ctx);
  confirmDeath(s, bearer, 'cursebearer', ctx);
}

const CELEBRITY_ROUND = 6;

/** AC-5.36: the role is shown; a dead Celebrity's pulse cards go round among the other living Characters. */
export function revealCelebrity(s: Among, ctx: Context): void {
  if (s.round !== CELEBRITY_ROUND || !isInPlay(s, 'celebrity')) return;
  const seat = seatOfRole(s, 'celebrity');
  const celebrity = playerOf(s, seat);
  showRole(s, seat, ctx);
  if (!isDead(celebrity)) return;
  if (!celebrity.ghost) confirmDeath(s, seat, 'celebrity', ctx);
  bequeathPulses(s, seat, ctx);
}

/** One card at a time, clockwise from the Celebrity's left; with nobody left to inherit they leave the table. */
function bequeathPulses(s: Among, seat: Seat, ctx: Context): void {
  const heirs = seatsFrom(s, seat).filter((other) => !playerOf(s, other).ghost);
  const cards = playerOf(s, seat).pulse.splice(0);
  if (heirs.length === 0) {
    for (const card of cards) putAway(s, card);
    return;
  }
  if (cards.length > 1) ctx.chance.shuffle(cards);
  const receivers = cards.map((card, i) => {
    const heir = at(heirs, i % heirs.length);
    playerOf(s, heir).pulse.push(card);
    s.chronicle.push({ round: s.round, type: 'inherited', seat: heir, from: seat, card });
    return heir;
  });
  ctx.tell({ type: 'pulsesInherited', seat, receivers });
}

function putAway(s: Among, card: PulseDeckCard): void {
  if (card === 'alive' || card === 'dead') s.reserve[card] += 1;
  else s.hunt?.deck.push(card);
}
