import { snaresSet } from '../rules/hunter.ts';
import { movementPoints } from '../rules/movement.ts';
import type { Among } from '../state.ts';
import {
  deadInvestigators,
  figuresOf,
  ghostInvestigators,
  isCultist,
  isDead,
  isPulseDead,
  mapOf,
  organismAwake,
  pulseCardsInHand,
  roomCardsInHand,
  roomOf,
  targetOf,
  turnOrder,
} from '../table.ts';
import { roomView, unsafePassages } from '../view.ts';

/** Everything there is to know, by the specification's names, with what follows from it. */
export function inspect(s: Among): unknown {
  return {
    ...s,
    players: s.players.map((player, seat) => ({
      ...player,
      cultist: isCultist(player),
      living: !player.ghost,
      dead: isDead(player),
      pulseDead: isPulseDead(player),
      pulseCount: player.pulse.length,
      handCount: { pulse: pulseCardsInHand(player), room: roomCardsInHand(player) },
      movementPoints: movementPoints(s, seat),
    })),
    rooms: Object.fromEntries(mapOf(s).rooms.map((id) => [id, { ...roomView(s, roomOf(s, id)), ...roomOf(s, id) }])),
    hunt: s.hunt === null ? null : { ...s.hunt, deckCount: s.hunt.deck.length, snaresSet: snaresSet(s.hunt) },
    turnOrder: turnOrder(s),
    target: targetOf(s),
    deadNeeded: figuresOf(s).deadNeeded,
    deadInvestigators: deadInvestigators(s),
    ghostInvestigators: ghostInvestigators(s),
    organismAwake: organismAwake(s),
    unsafePassages: unsafePassages(s),
    unsafeCount: s.unsafeDeck.length,
    eventCount: s.eventDeck.length,
  };
}
