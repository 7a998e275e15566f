/** What a seat could say truly: the latest things it did and saw. */

import { routeRow } from '../components/routes.ts';
import type { AmongTold } from '../events.ts';
import type { AmongView } from '../view.ts';
import type { Claim } from './claim.ts';
import { type Fact, factsOf } from './facts.ts';

export function drafts(view: AmongView, told: readonly AmongTold[]): readonly Claim[] {
  const { seat } = view;
  if (seat === 'spectator') return [];
  const done = factsOf(told)
    .toReversed()
    .flatMap((fact) => draftOf(fact, seat) ?? []);
  const { route, role } = view.players[seat] ?? {};
  return [
    ...done,
    ...(route === undefined
      ? []
      : [{ type: 'claim-route', round: view.round, colours: routeRow(route, view.round) } as const]),
    ...(role === undefined ? [] : [{ type: 'claim-role', role } as const]),
  ];
}

/** What the seat may say of something that it did itself. */
function draftOf(fact: Fact, seat: number): Claim | null {
  const isOwn = 'seat' in fact && fact.seat === seat;
  if (!isOwn) return null;
  const { round } = fact;
  switch (fact.type) {
    case 'pulseGiven':
      if (fact.receiver === null || fact.card === undefined) return null;
      return { type: 'claim-gave', round, target: fact.receiver, card: fact.card };
    case 'cardPlaced':
    case 'owlSent':
      return fact.card === undefined ? null : { type: 'claim-placed', round, room: fact.room, card: fact.card };
    case 'stateChecked':
      if (fact.dead === undefined) return null;
      return { type: 'claim-state', target: fact.target, state: fact.dead > 0 ? 'dead' : 'alive' };
    case 'papersInspected':
      return fact.colours === undefined
        ? null
        : { type: 'claim-papers', target: fact.target, round, colours: fact.colours };
    case 'roomStudied': {
      const { room, success, failure, sabotage } = fact;
      if (success === undefined || failure === undefined || sabotage === undefined) return null;
      return { type: 'claim-study', room, success, failure, sabotage };
    }
    default:
      return null;
  }
}
