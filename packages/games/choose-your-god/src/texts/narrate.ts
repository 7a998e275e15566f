/** What happened, as a log line and the rule it rests on. */
import type { Narration, Seat, Words } from '@conclave/kernel';
import { nameOf } from '../components/cards.ts';
import type { Location } from '../components/locations.ts';
import type { PriestId } from '../components/priests.ts';
import type { CityTold } from '../events.ts';
import type { Zone } from '../state.ts';
import type { TextKey } from './catalogue.ts';
import { RULE_OF_EFFECT, ruleOfCause } from './effect-rules.ts';

/** Texts that have another form for the number 1. */

const RULE_OF_REASON = { altars: 'CG-6.2', mobs: 'CG-6.2', summoning: 'CG-6.2', 'round-limit': 'CG-6.4' } as const;

export function narrate(event: CityTold): Narration {
  switch (event.type) {
    case 'gameBegan':
      return line('CG-3.1', 'event.gameBegan', {
        seats: event.seating.map(named),
        licenses: event.licenses.filter((card) => card !== null),
      });
    case 'cultTaken':
      return line('CG-3.7', 'event.cultTaken', { seat: named(event.seat), cult: event.cult });
    case 'roundBegan': {
      const gaps = { round: event.round, seat: named(event.firstPlayer) };
      return event.last ? line('CG-7.2', 'event.roundBegan.last', gaps) : line('CG-4.62', 'event.roundBegan', gaps);
    }
    case 'celebrated':
      return line('CG-4.24', 'event.celebrated', { seat: named(event.seat) });

    // Intention Phase
    case 'preached':
      return line('CG-4.34', 'event.preached', { ...priestOf(event), ...placeOf(event) });
    case 'prayed':
      return line('CG-4.36', 'event.prayed', { seat: named(event.seat) });
    case 'intrigueSold':
    case 'licenseBought': {
      const { seat, card, price } = event;
      return line('CG-4.38', `event.${event.type}`, { seat: named(seat), card, price });
    }

    // Resolution Phase
    case 'locationActive':
      return line('CG-4.40', 'event.locationActive', placeOf(event));
    case 'cardPlayed': {
      const { card, by } = event;
      const gaps = { seat: named(event.seat), card };
      const rule = RULE_OF_EFFECT[nameOf(card)];
      return by === 'hand' ? line(rule, 'event.cardPlayed', gaps) : line(rule, 'event.cardPlayed.by', { ...gaps, by });
    }
    case 'abilityUsed': {
      const { ability } = event;
      return line(RULE_OF_EFFECT[ability], 'event.abilityUsed', { seat: named(event.seat), ability });
    }
    case 'locationDecided':
      return locationDecided(event);
    case 'locationRaided':
      return line('CG-5.40', 'event.locationRaided', placeOf(event));
    case 'locationSeized':
      return line('CG-5.41', 'event.locationSeized', { seat: named(event.seat), ...placeOf(event) });
    case 'leastWillWin':
      return line('CG-5.113', 'event.leastWillWin', placeOf(event));
    case 'benefitTaken': {
      const rule = ({ winner: 'CG-4.47', community: 'CG-4.48', prayer: 'CG-4.37' } as const)[event.as];
      return line(rule, `event.benefitTaken.${event.as}`, { seat: named(event.seat), ...placeOf(event) });
    }
    case 'benefitDeclined':
      return line('CG-4.47', 'event.benefitDeclined', { seat: named(event.seat), ...placeOf(event) });
    case 'almsGiven':
      return line('CG-4.50', 'event.almsGiven', { seat: named(event.seat), amount: event.amount, ...placeOf(event) });
    case 'priestsWentHome':
      return line('CG-4.53', 'event.priestsWentHome', placeOf(event));
    case 'summoned': {
      const key = event.summonings === 1 ? 'event.summoned.first' : 'event.summoned.second';
      return line('CG-5.13', key, { seat: named(event.seat), cult: event.cult });
    }

    // What a player has
    case 'followersGained':
    case 'followersLost':
    case 'coinsGained':
    case 'mobsGained':
    case 'coinsPaid':
    case 'coinsLost': {
      const { seat, amount, by } = event;
      return line(ruleOfCause(by), `event.${event.type}`, { seat: named(seat), amount, by });
    }
    case 'coinsTaken': {
      const { seat, from, amount, by } = event;
      return line(ruleOfCause(by), 'event.coinsTaken', { seat: named(seat), from: named(from), amount, by });
    }
    case 'mobLost':
      return line(ruleOfCause(event.by), 'event.mobLost', { seat: named(event.seat), by: event.by });
    case 'altarBuilt':
    case 'altarDestroyed': {
      const { seat, by } = event;
      return line(ruleOfCause(by), `event.${event.type}`, { seat: named(seat), ...placeOf(event), by });
    }
    case 'supremacyTaken':
      return supremacyTaken(event);

    // Priests
    case 'priestTaken': {
      const { to, by } = event;
      const gaps = { ...priestOf(event), by };
      return to === 'free'
        ? line(ruleOfCause(by), 'event.priestTaken', gaps)
        : line(ruleOfCause(by), 'event.priestTaken.placed', { ...gaps, location: to });
    }
    case 'priestMoved':
      return priestMoved(event);
    case 'priestChanged': {
      const { seat, from, to, by } = event;
      return line(ruleOfCause(by), 'event.priestChanged', { seat: named(seat), from, to, by });
    }
    case 'priestSpent':
    case 'priestDestroyed':
      return line(ruleOfCause(event.by), `event.${event.type}`, { ...priestOf(event), by: event.by });
    case 'influenceAdded': {
      const { amount, by } = event;
      return line(ruleOfCause(by), 'event.influenceAdded', { ...priestOf(event), amount, by });
    }
    case 'coinsLaid':
      return line('CG-5.2', 'event.coinsLaid', { ...priestOf(event), ...placeOf(event), amount: event.amount });
    case 'coinsSwept':
      return line('CG-2.32', 'event.coinsSwept', { ...placeOf(event), amount: event.amount });

    // Cards
    case 'cardsDrawn':
      return cardsDrawn(event);
    case 'cardDiscarded': {
      const { deck, card, by } = event;
      const gaps = { seat: named(event.seat), by };
      return card === undefined
        ? line('CG-5.90', `event.cardDiscarded.${deck}`, gaps)
        : line('CG-5.90', 'event.cardDiscarded.known', { ...gaps, card });
    }
    case 'licenseDiscarded':
      return line('CG-5.90', 'event.cardDiscarded.known', { seat: named(event.seat), card: event.card, by: event.by });
    case 'supremacyDiscarded':
      return line('CG-5.60', 'event.cardDiscarded.known', { seat: named(event.seat), card: 'supremacy', by: event.by });
    case 'cardGiven': {
      const { deck, card, by } = event;
      const gaps = { seat: named(event.seat), to: named(event.to), by };
      return card === undefined
        ? line(ruleOfCause(by), `event.cardGiven.${deck}`, gaps)
        : line(ruleOfCause(by), 'event.cardGiven.known', { ...gaps, card });
    }
    case 'licenseGiven': {
      const { seat, to, card, by } = event;
      return line(ruleOfCause(by), 'event.cardGiven.known', { seat: named(seat), to: named(to), card, by });
    }
    case 'licenseTaken':
    case 'cardShown': {
      const { seat, card, by } = event;
      return line(ruleOfCause(by), `event.${event.type}`, { seat: named(seat), card, by });
    }
    case 'intrigueRevealed':
      return line(ruleOfCause(event.by), 'event.intrigueRevealed', { card: event.card, by: event.by });
    case 'intrigueReturned': {
      const { card } = event;
      const seat = named(event.seat);
      return card === undefined
        ? line('CG-5.11', 'event.intrigueReturned', { seat })
        : line('CG-5.11', 'event.intrigueReturned.known', { seat, card });
    }

    // The end of a round
    case 'licensesRefilled': {
      const licenses = event.slots.filter((card) => card !== null);
      return licenses.length === 0
        ? line('CG-4.61', 'event.licensesRefilled.none')
        : line('CG-4.61', 'event.licensesRefilled', { licenses });
    }
    case 'roundEnded':
      return line('CG-4.63', 'event.roundEnded', { round: event.round, seat: named(event.firstPlayer) });
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

/** A Location with its number. */
function placeOf({ location }: { location: Location }): { location: Zone } {
  return { location: `loc-${location}` };
}

/** A Priest by its owner, and by its strength where that is told. */
function priestOf({ seat, priest, strength }: { seat: Seat; priest: PriestId; strength?: number }) {
  const isPatriarch = priest.startsWith('patriarch-');
  const figure = isPatriarch ? 'patriarch' : strength === undefined ? 'priest' : `priest.${strength}`;
  return { seat: named(seat), priest: figure };
}

function locationDecided(event: CityTold<'locationDecided'>): Narration {
  const { winner, because, influence, byMight } = event;
  const place = placeOf(event);
  if (winner === null) return line('CG-4.43', 'event.locationDecided.nobody', place);
  const gaps = { ...place, seat: named(winner) };
  if (because !== 'most' && because !== 'least') return line('CG-4.43', `event.locationDecided.${because}`, gaps);
  const key =
    byMight === true
      ? (`event.locationDecided.${because}.tied` as const)
      : (`event.locationDecided.${because}` as const);
  return line('CG-4.43', key, { ...gaps, influence: influence[winner] ?? 0 });
}

/** Its owner turns it up again, or it comes from the reserve or from somebody else. */
function supremacyTaken({ seat, from, by }: CityTold<'supremacyTaken'>): Narration {
  const gaps = { seat: named(seat), by };
  if (from === null) return line(ruleOfCause(by), 'event.supremacyTaken', gaps);
  if (from === seat) return line(ruleOfCause(by), 'event.supremacyTaken.turned', gaps);
  return line(ruleOfCause(by), 'event.supremacyTaken.from', { ...gaps, from: named(from) });
}

function priestMoved(event: CityTold<'priestMoved'>): Narration {
  const { from, to, by } = event;
  const gaps = { ...priestOf(event), by };
  if (to === 'free') return line(ruleOfCause(by), 'event.priestMoved.home', gaps);
  if (from === 'free') return line(ruleOfCause(by), 'event.priestMoved.placed', { ...gaps, location: to });
  return line(ruleOfCause(by), 'event.priestMoved', { ...gaps, from, location: to });
}

/** Only the drawer sees which cards they are. */
function cardsDrawn({ seat, deck, count, from, by, cards }: CityTold<'cardsDrawn'>): Narration {
  const rule = ruleOfCause(by);
  const gaps = { seat: named(seat), by };
  if (cards !== undefined) return line(rule, 'event.cardsDrawn.known', { ...gaps, cards });
  if (from === 'bottom') return line(rule, 'event.cardsDrawn.bottom', { ...gaps, count });
  return line(rule, `event.cardsDrawn.${deck}`, { ...gaps, count });
}
