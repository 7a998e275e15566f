/** What happened, as a log line and the rule it rests on. */
import type { Narration, Seat, Words } from '@conclave/kernel';
import type { RiseTold } from '../events.ts';
import { RULE_OF_CARD, ruleOfCause } from './card-rules.ts';
import type { TextKey } from './catalogue.ts';

const RULE_OF_REASON = {
  locations: 'RC-6.2',
  points: 'RC-6.3',
  azathoth: 'RC-6.3',
  artifacts: 'RC-6.4',
  monsters: 'RC-6.5',
  hand: 'RC-6.6',
  'both-lose': 'RC-6.7',
} as const;

export function narrate(event: RiseTold): Narration {
  switch (event.type) {
    case 'gameBegan':
      return line('RC-3.2', 'event.gameBegan', { seat: named(event.firstSeat), card: event.valley });
    case 'turnBegan':
      return line('RC-4.4', 'event.turnBegan', { seat: named(event.seat), turn: event.turn });
    case 'cultistDrawn':
      return drawnOrTaken('RC-4.9', event);
    case 'monsterDrawn':
    case 'artifactDrawn':
      return drawnOrTaken('RC-4.17', event);
    case 'handTaken':
      return drawnOrTaken('RC-5.25', event);
    case 'valleyDrawn':
      return line('RC-4.8', 'event.valleyDrawn', { seat: named(event.seat), card: event.card });
    case 'cultistPlayed':
      return line('RC-4.12', 'event.cultistPlayed', cardAt(event));
    case 'valleyPlayed':
      return line('RC-4.13', 'event.valleyPlayed', { seat: named(event.seat), card: event.card });
    case 'hunterMoved':
      return event.to === 'lair'
        ? line(ruleOfCause(event.by), 'event.hunterMoved.lair')
        : line(ruleOfCause(event.by), 'event.hunterMoved', { location: event.to });
    case 'cultistDestroyed':
      return line(ruleOfCause(event.by), 'event.cultistDestroyed', cardAt({ ...event, seat: event.side }));
    case 'setMade':
      return line('RC-4.17', 'event.setMade', { ...cardAt(event), set: `set.${event.set}` });
    case 'oldOneAwoke': {
      const { oldOne, location, favoured } = event;
      const awakening = { oldOne, location, drawer: named(event.drawer) };
      return favoured === null
        ? line('RC-4.15', 'event.oldOneAwoke.neutral', awakening)
        : line('RC-4.15', 'event.oldOneAwoke', { ...awakening, seat: named(favoured) });
    }
    case 'monsterPlayed':
    case 'artifactPlayed':
      return line(RULE_OF_CARD[event.card], `event.${event.type}`, { seat: named(event.seat), card: event.card });
    case 'attached':
      return line('RC-5.5', 'event.attached', { ...cardAt(event), points: event.points });
    case 'cultistMoved': {
      const { card, from, to } = event;
      return line(ruleOfCause(event.by), 'event.cultistMoved', { seat: named(event.seat), card, from, to });
    }
    case 'cultistPlaced':
      return line(ruleOfCause(event.by), `event.cultistPlaced.${event.from}`, cardAt(event));
    case 'cultistStolen':
      return line(ruleOfCause(event.by), 'event.cultistStolen', cardAt(event));
    case 'cultistTaken': {
      const { card, from } = event;
      const taken = { seat: named(event.seat), card };
      return from === 'valley' || from === 'discard'
        ? line(ruleOfCause(event.by), `event.cultistTaken.${from}`, taken)
        : line(ruleOfCause(event.by), 'event.cultistTaken', { ...taken, location: from });
    }
    case 'cultistBanished':
      return line('RC-5.12', 'event.cultistBanished', cardAt({ ...event, seat: event.side }));
    case 'handSeen':
      return handSeen(event);
    case 'cultistDiscarded':
      return line('RC-5.36', 'event.cultistDiscarded', { seat: named(event.seat), card: event.card });
    case 'locationPowerUsed': {
      const { location } = event;
      const gaps = { seat: named(event.seat), location, power: `power.${location}` };
      return line(RULE_OF_CARD[location], 'event.locationPowerUsed', gaps);
    }
    case 'gameEnded': {
      const reason = event.outcome.reason as keyof typeof RULE_OF_REASON;
      return line(RULE_OF_REASON[reason], `event.gameEnded.${reason}`, { seat: event.outcome.winners.map(named) });
    }
  }
}

function line(rule: string, key: TextKey, gaps: Words['gaps'] = {}): Narration {
  return { words: { key, gaps }, rule };
}

/** A seat as it stands in a gap: `name.seat.0` says who sits there. */
function named(seat: Seat): string {
  return `seat.${seat}`;
}

function cardAt(event: { seat: Seat; card: string; location: string }) {
  return { seat: named(event.seat), card: event.card, location: event.location };
}

/** A card that not everybody is shown. */
function drawnOrTaken(
  rule: string,
  event: { type: 'cultistDrawn' | 'monsterDrawn' | 'artifactDrawn' | 'handTaken'; seat: Seat; card?: string },
): Narration {
  const { type, card } = event;
  const seat = named(event.seat);
  return card === undefined ? line(rule, `event.${type}`, { seat }) : line(rule, `event.${type}.known`, { seat, card });
}

/** The Lamp of Alhazred shows its user everything at once; the others hear only that it was lit. */
function handSeen(event: RiseTold<'handSeen'>): Narration {
  const { cultists, monsters = [], artifacts = [], nextOldOne } = event;
  const seat = named(event.seat);
  if (cultists === undefined) return line('RC-5.25', 'event.handSeen', { seat });
  const hand = [...cultists, ...monsters, ...artifacts];
  return line('RC-5.25', 'event.handSeen.known', {
    seat,
    hand: hand.length === 0 ? 'nothing' : hand,
    oldOne: nextOldOne ?? 'nobody',
  });
}
