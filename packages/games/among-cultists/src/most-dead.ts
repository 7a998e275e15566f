/** How many Investigators can be dead at most, by what the lone Cultist's own view shows: a claim of more is false. */
import { figuresFor } from './components/figures.ts';
import type { AmongView, PlayerView } from './view.ts';

/** The part of a view that the dead are counted from. */
export type Deaths = Pick<AmongView, 'seat' | 'options' | 'specialRoles' | 'unsafeCount' | 'hunt'> & {
  readonly players: readonly Pick<PlayerView, 'ghost' | 'pulseCount' | 'firstPulse' | 'hand'>[];
};

export function mostDead(view: Deaths): number {
  const others = view.players.filter((_, seat) => seat !== view.seat);
  const ghosts = others.filter(({ ghost }) => ghost).length;
  const living = others.filter(({ ghost }) => !ghost);
  // A Pulse deck with nothing but an Alive first card was never added to.
  const mayBeDead = living.filter(({ firstPulse, pulseCount }) => firstPulse !== 'alive' || pulseCount > 1).length;
  return ghosts + Math.min(mayBeDead, deadCardsAround(view, living));
}

/** How many Dead cards can lie in the Pulse decks of these players: no more of them can be dead. */
function deadCardsAround(view: Deaths, living: Deaths['players']): number {
  const { cultistHand, unsafeDeck } = figuresFor(view.players.length, view.options);
  const me = view.seat === 'spectator' ? undefined : view.players[view.seat];
  // A dead Celebrity hands cards on that nobody has counted.
  if (me?.hand === undefined || view.specialRoles.includes('celebrity')) return Number.POSITIVE_INFINITY;
  const dealt = living.filter(({ firstPulse }) => firstPulse !== 'alive').length;
  const given = cultistHand.dead - me.hand.dead;
  const drawn = unsafeDeck.alive + unsafeDeck.dead - view.unsafeCount;
  const wounds = view.hunt === null ? 0 : view.hunt.sprung.length;
  return dealt + given + Math.min(drawn, unsafeDeck.dead) + wounds;
}
