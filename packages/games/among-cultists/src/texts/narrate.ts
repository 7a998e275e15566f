/** What happened, as a log line and the rule it rests on. */
import type { BySeat, Narration, Seat, Words } from '@conclave/kernel';
import type { AmongTold } from '../events.ts';
import type { Reason } from '../rules/end.ts';
import { type BallotKey, type BallotResult, ballotGaps } from './ballot-lines.ts';
import type { TextKey } from './catalogue.ts';
import { RULE_OF_EVENT, RULE_OF_ITEM } from './component-rules.ts';
import { allNamed, inside, named, toward } from './gaps.ts';

const RULE_OF_REASON: Readonly<Record<Reason, string>> = {
  points: 'AC-6.2',
  'cultists-gone': 'AC-6.3',
  claim: 'AC-6.4',
  'false-claim': 'AC-6.4',
  massacre: 'AC-6.5',
  time: 'AC-6.6',
  'ritual-lost': 'AC-6.9',
  snapshot: 'AC-6.8',
  'seer-named': 'AC-6.20',
};

const RULE_OF_DEATH = {
  check: 'AC-4.42',
  vote: 'AC-4.54',
  assassin: 'AC-5.33',
  cursebearer: 'AC-5.35',
  celebrity: 'AC-5.36',
} as const;

const RULE_OF_REMOVAL = { ward: 'AC-5.24', fight: 'AC-4.43', rifle: RULE_OF_ITEM['item-rifle'] } as const;

/** Null: what the night told somebody else is no news. */
export function narrate(event: AmongTold): Narration | null {
  switch (event.type) {
    // Setup and round start
    case 'gameBegan': {
      const roles = event.specialRoles.length === 0 ? 'none' : event.specialRoles;
      return line('AC-3.1', 'event.gameBegan', { seat: named(event.startPlayer), map: event.variant, roles });
    }
    case 'nightInformed':
      return night(event);
    case 'roundBegan':
      return line('AC-4.7', 'event.roundBegan', { round: event.round, seat: named(event.startPlayer) });
    case 'curseSeen':
      return event.curse === undefined
        ? line('AC-5.57', 'event.curseSeen')
        : line('AC-5.57', 'event.curseSeen.known', { curse: event.curse });
    case 'roleShown':
      return line('AC-5.38', 'event.roleShown', { seat: named(event.seat), role: event.role });
    case 'teamShown':
      return line('AC-5.38', event.cultist ? 'event.teamShown.cultist' : 'event.teamShown.not-cultist', {
        seat: named(event.seat),
      });
    case 'pulsesInherited':
      return line('AC-5.36', 'event.pulsesInherited', {
        seat: named(event.seat),
        receivers: allNamed(event.receivers),
      });

    // Movement
    case 'stayed':
      return line('AC-4.11', 'event.stayed', seatIn(event));
    case 'stepped':
      return line('AC-4.11', 'event.stepped', { seat: named(event.seat), location: toward(event.to) });
    case 'snareSprung':
      return line('AC-5.59', `event.snareSprung.${event.drawn ? 'wounded' : event.face}`, seatIn(event));
    case 'unsafeDrawn':
      return line(event.by === 'fishman' ? 'AC-5.19' : 'AC-4.13', `event.unsafeDrawn.${event.by}`, seatIn(event));
    case 'victoryClaimed':
      return line('AC-6.4', 'event.victoryClaimed', { seat: named(event.seat) });

    // Event
    case 'eventTurned':
      return line(RULE_OF_EVENT[event.event], 'event.eventTurned', { event: event.event });
    case 'lightsWentOut':
    case 'generatorSpent':
      return line(RULE_OF_EVENT['lights-out'], `event.${event.type}`);
    case 'fishmanMoved':
      return line('AC-5.10', 'event.fishmanMoved', { location: toward(event.to) });
    case 'acolytePlaced':
      return line(RULE_OF_EVENT['acolytes-gather'], 'event.acolytePlaced', { location: inside(event.room) });
    case 'portalOpened':
      return line(RULE_OF_EVENT['portal-opens'], 'event.portalOpened', { location: inside(event.room) });
    case 'groundBroke':
      return line(RULE_OF_EVENT['broken-ground'], 'event.groundBroke', { location: inside(event.location) });
    case 'stacksFound':
      return line(RULE_OF_EVENT['hidden-stacks'], 'event.stacksFound', { rooms: event.rooms });
    case 'nothingBurned':
      return line('AC-5.34', 'event.nothingBurned');
    case 'roomBurned':
      return line('AC-5.34', 'event.roomBurned', { location: inside(event.room) });

    // Encounters
    case 'encountered':
      return encounter(event);
    case 'lampUsed':
    case 'lampKept':
      return line(RULE_OF_ITEM['item-lamp'], `event.${event.type}`, { seat: named(event.seat) });
    case 'pulseGiven':
      return pulseGiven(event);
    case 'pulsesDealt': {
      const { receivers, returned } = event;
      const dealt = { location: inside(event.location), receivers: allNamed(receivers) };
      return returned.length === 0
        ? line('AC-4.26', 'event.pulsesDealt', dealt)
        : line('AC-4.26', 'event.pulsesDealt.returned', { ...dealt, returned: allNamed(returned) });
    }

    // Room actions
    case 'cardPlaced':
      return cardInto('AC-4.35', event, inside(event.room));
    case 'roomChecked':
      return line('AC-4.37', `event.roomChecked.${event.card}`, { seat: named(event.seat), room: event.room });
    case 'bookTaken':
      return line('AC-4.37', 'event.bookTaken', { seat: named(event.seat), room: event.room, vp: event.vp });
    case 'pointLost': {
      const rule = event.by === 'sabotage' ? 'AC-4.37' : RULE_OF_EVENT[event.by];
      return line(rule, `event.pointLost.${event.by}`, { vp: event.vp });
    }
    case 'papersInspected': {
      const looked = { seat: named(event.seat), target: named(event.target) };
      return event.colours === undefined
        ? line('AC-5.21', 'event.papersInspected', looked)
        : line('AC-5.21', 'event.papersInspected.known', { ...looked, colours: event.colours });
    }
    case 'roomStudied': {
      const { success, failure, sabotage } = event;
      const studied = { seat: named(event.seat), room: event.room };
      return success === undefined || failure === undefined || sabotage === undefined
        ? line('AC-5.22', 'event.roomStudied', studied)
        : line('AC-5.22', 'event.roomStudied.known', { ...studied, success, failure, sabotage });
    }
    case 'rewired':
      return line('AC-5.23', 'event.rewired', { seat: named(event.seat), location: inside(event.room) });

    // Character actions
    case 'dangerRemoved':
      return line(RULE_OF_REMOVAL[event.by], `event.dangerRemoved.${event.by}`, {
        ...seatIn(event),
        danger: `the.${event.danger}`,
      });
    case 'stateChecked':
      return stateChecked(event);
    case 'stateAnnounced':
      return line('AC-4.42', `event.stateAnnounced.${event.state}`, {
        seat: named(event.seat),
        target: named(event.target),
      });
    case 'assassinStruck':
      return line('AC-5.33', 'event.assassinStruck', { seat: named(event.seat), target: named(event.target) });
    case 'died':
      return line(RULE_OF_DEATH[event.by], `event.died.${event.by}`, seatIn(event));

    // Items
    case 'itemFound':
      return line('AC-5.40', 'event.itemFound', { ...seatIn({ ...event, location: event.room }), item: event.item });
    case 'relicPlaced':
      return line(RULE_OF_ITEM['item-relic'], 'event.relicPlaced', { altar: event.altar });
    case 'organismAwoke':
      return line('AC-5.50', 'event.organismAwoke');
    case 'doorOpened':
      return line(RULE_OF_ITEM['item-switch'], 'event.doorOpened');
    case 'owlSent':
      return cardInto(RULE_OF_ITEM['item-owl'], event, toward(event.room));
    case 'itemHandedOver': {
      const { item } = event;
      return line('AC-5.49', 'event.itemHandedOver', { seat: named(event.seat), target: named(event.target), item });
    }
    case 'itemPickedUp':
    case 'itemDropped':
      return line('AC-5.49', `event.${event.type}`, { ...seatIn(event), item: event.item });
    case 'itemUsed':
      return line(RULE_OF_ITEM[event.item], 'event.itemUsed', { seat: named(event.seat), item: event.item });

    // Vote and Clean-up
    case 'voteInitiated':
      return line('AC-4.50', 'event.voteInitiated', { seat: named(event.seat) });
    case 'votesRevealed':
      return votes('AC-4.54', event, `votesRevealed.${event.eliminated === null ? 'nobody' : 'eliminated'}`, {
        seat: seatOrNobody(event.eliminated),
      });
    case 'portalDrained':
      return line('AC-4.61', 'event.portalDrained', { location: inside(event.room) });
    case 'groundMended':
      return line('AC-4.62', 'event.groundMended', { location: inside(event.location) });
    case 'snareSet':
      return line('AC-5.58', 'event.snareSet', { location: inside(event.location) });

    // End
    case 'investigatorsWouldWin':
      return line(RULE_OF_REASON[event.trigger], `event.investigatorsWouldWin.${event.trigger}`);
    case 'leaderVotesRevealed':
      return votes('AC-6.13', event, `leaderVotesRevealed.${event.leader === null ? 'tie' : 'leader'}`, {
        seat: seatOrNobody(event.leader),
        ballot: event.ballot,
      });
    case 'ritualistPicked':
      return line('AC-6.15', 'event.ritualistPicked', { leader: named(event.leader), seat: named(event.seat) });
    case 'ritualRevealed':
      return line('AC-6.17', event.won ? 'event.ritualRevealed.won' : 'event.ritualRevealed.lost', {
        cards: event.cards,
      });
    case 'cultistsShown':
      return line('AC-6.20', 'event.cultistsShown', { seats: allNamed(event.seats) });
    case 'seerGuessed':
      return line('AC-6.20', event.isSeer ? 'event.seerGuessed.right' : 'event.seerGuessed.wrong', {
        seat: named(event.guess),
      });
    case 'gameEnded': {
      const reason = event.outcome.reason as Reason;
      return line(RULE_OF_REASON[reason], `event.gameEnded.${reason}`, { seat: allNamed(event.outcome.winners) });
    }
  }
}

function line(rule: string, key: TextKey | BallotKey, gaps: Words['gaps'] = {}): Narration {
  return { words: { key, gaps }, rule };
}

function seatIn(event: { seat: Seat; location: Parameters<typeof inside>[0] }) {
  return { seat: named(event.seat), location: inside(event.location) };
}

function seatOrNobody(seat: Seat | null): string {
  return seat === null ? 'nobody' : named(seat);
}

/** What the night shows depends on the role (AC-3.14): names, names and first pulse cards, or nothing but the own role. */
function night(event: AmongTold<'nightInformed'>): Narration | null {
  const { role, route, cultists = [], firstPulses = [] } = event;
  if (role === undefined || route === undefined) return null;
  const own = { role, route };
  const known = { ...own, cultists: allNamed(cultists) };
  const dead = allNamed(firstPulses.filter(({ card }) => card === 'dead').map(({ seat }) => seat));
  const sawPulses = firstPulses.length > 0;
  if (sawPulses && cultists.length > 0) return line('AC-3.14', 'event.nightInformed.partner', { ...known, dead });
  if (sawPulses) return line('AC-3.14', 'event.nightInformed.alone', { ...own, dead });
  if (cultists.length > 0) return line('AC-3.14', 'event.nightInformed.cultists', known);
  return line('AC-3.14', 'event.nightInformed', own);
}

function encounter({ seats, location, dark }: AmongTold<'encountered'>): Narration {
  const [seat, other] = seats.map(named);
  if (seats.length > 2 || seat === undefined || other === undefined) {
    return line('AC-4.20', 'event.encountered.crowd', { seats: allNamed(seats), location: inside(location) });
  }
  const met = { seat, other, location: inside(location) };
  return line('AC-4.20', dark ? 'event.encountered.dark' : 'event.encountered', met);
}

/** The giver knows the card, and everybody the receiver, but for the dark among three or more. */
function pulseGiven({ seat, receiver, card }: AmongTold<'pulseGiven'>): Narration {
  const gift: Words['gaps'] = card === undefined ? {} : { card };
  const known = card === undefined ? '' : '.known';
  return receiver === null
    ? line('AC-4.26', `event.pulseGiven.dark${known}`, { seat: named(seat), ...gift })
    : line('AC-4.25', `event.pulseGiven${known}`, { seat: named(seat), receiver: named(receiver), ...gift });
}

/** A card that goes into a room deck, and that only one seat knows. */
function cardInto(
  rule: string,
  { type, seat, card }: AmongTold<'cardPlaced'> | AmongTold<'owlSent'>,
  location: string,
): Narration {
  return card === undefined
    ? line(rule, `event.${type}`, { seat: named(seat), location })
    : line(rule, `event.${type}.known`, { seat: named(seat), location, card });
}

function stateChecked({ seat, target, by, alive, dead }: AmongTold<'stateChecked'>): Narration {
  const rule = by === 'binoculars' ? RULE_OF_ITEM['item-binoculars'] : 'AC-4.40';
  const checked = { seat: named(seat), target: named(target) };
  return alive === undefined || dead === undefined
    ? line(rule, `event.stateChecked.${by}`, checked)
    : line(rule, `event.stateChecked.${by}.known`, { ...checked, alive, dead });
}

function votes(
  rule: string,
  { ballots }: { ballots: BySeat<Seat | null> },
  result: BallotResult,
  gaps: NonNullable<Words['gaps']>,
): Narration {
  return line(rule, `event.${result}.${ballots.length}`, { ...ballotGaps(ballots), ...gaps });
}
