/** A quick, sensible choice for every decision, without trying anything out. */
import type { Chance, Seat } from '@conclave/kernel';
import type { AmongChoice } from '../choices.ts';
import { isRoom, type LocationId } from '../components/locations.ts';
import type { Among, Player } from '../state.ts';
import { deadInvestigators, figuresOf, isCultist, isDead, isUnsafe, playerOf, roomAt, roomOf } from '../table.ts';
import { winsWithInvestigators } from './evaluate.ts';
import { actionWorth, placingWorth, yieldOf } from './rooms.ts';
import { chiefSuspect, suspicionOf } from './suspicion.ts';
import { WEIGHTS } from './weights.ts';

/** What an option is roughly worth to the seat, in books; doing nothing is worth 0. */
type Worth = (choice: AmongChoice) => number;
type Judge = (s: Among, seat: Seat) => Worth;

/** What a quick look makes of things, in books. */
const QUICK = {
  /** To be alone with somebody who would strike; a card of the unsafe-passages deck. */
  alone: 1.2,
  unsafe: 0.5,
  step: 0.01,
  /** From which suspicion on one starts a vote, and votes along. */
  callVote: 0.7,
  voteAlong: 0.5,
  /** A Cultist pushes the suspicion along that fell on somebody else. */
  pushVote: 0.35,
  fight: 0.25,
  ward: 0.2,
  rewire: 0.08,
  study: 0.1,
  papers: 0.1,
  /** To check a state, for each card in the Pulse deck. */
  check: 0.03,
  sabotage: 0.5,
  failure: 0.4,
  item: 0.1,
  certain: 5,
};

const JUDGES: Readonly<Record<string, Judge>> = {
  move: moveWorth,
  action: turnWorth,
  'event-ack': fireWorth,
  'give-pulse': giftWorth,
  'announce-state': announcementWorth,
  'owl-card': cardWorth,
  'ritual-card': cardWorth,
  'cast-vote': ballotWorth,
  'cast-leader-vote': trustWorth,
  'pick-ritualist': trustWorth,
};

/** Roll-outs should differ: up to so many books of luck are in every suggestion. */
const LUCK = 0.1;
const LUCK_STEPS = 16;

export function suggest(
  s: Among,
  seat: Seat,
  decision: string,
  options: readonly AmongChoice[],
  chance: Chance,
): AmongChoice {
  const judge = JUDGES[decision];
  if (judge === undefined || options.length === 1) return chance.pick(options);
  const worth = judge(s, seat);
  let chosen = options[0] as AmongChoice;
  let highest = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const total = worth(option) + (LUCK * chance.below(LUCK_STEPS)) / LUCK_STEPS;
    if (total <= highest) continue;
    highest = total;
    chosen = option;
  }
  return chosen;
}

// ---- Movement

function moveWorth(s: Among, seat: Seat): Worth {
  const player = playerOf(s, seat);
  const suspicion = suspicionOf(s);
  const known = new Map<LocationId, number>();
  const worthOf = (location: LocationId): number => {
    let worth = known.get(location);
    if (worth === undefined) {
      worth = placeWorth(s, seat, player, location, suspicion);
      known.set(location, worth);
    }
    return worth;
  };
  return (choice) => {
    if (choice.type === 'claim-victory') {
      return deadInvestigators(s) >= figuresOf(s).deadNeeded ? QUICK.certain : -QUICK.certain;
    }
    if (choice.type !== 'move') return 0;
    const fears = !player.ghost && !isCultist(player);
    let worth = worthOf(choice.path.at(-1) ?? player.location) - QUICK.step * choice.path.length;
    if (fears) for (const step of choice.path) if (isUnsafe(s, step)) worth -= QUICK.unsafe;
    return worth;
  };
}

/** What the seat can do there, and whom it would be alone with. */
function placeWorth(s: Among, seat: Seat, player: Player, location: LocationId, suspicion: readonly number[]): number {
  const worthOfActing = Math.abs(actionWorth(s, player, location));
  if (player.ghost) return worthOfActing;
  let others = 0;
  let other = -1;
  s.players.forEach((one, i) => {
    if (i === seat || one.ghost || one.location !== location) return;
    others++;
    other = i;
  });
  if (others !== 1) return worthOfActing;
  if (!isCultist(player)) return isDead(player) ? worthOfActing : worthOfActing - QUICK.alone * (suspicion[other] ?? 0);
  const victim = playerOf(s, other);
  return !isCultist(victim) && !isDead(victim) && player.hand.dead > 0 ? worthOfActing + QUICK.alone : worthOfActing;
}

// ---- The action turn

function turnWorth(s: Among, seat: Seat): Worth {
  const player = playerOf(s, seat);
  const isForInvestigators = winsWithInvestigators(s, seat);
  const side = isForInvestigators ? 1 : -1;
  const room = roomAt(s, player.location);
  return (choice) => {
    switch (choice.type) {
      case 'check-room':
        return room === undefined ? 0 : side * yieldOf(room);
      case 'place-card':
        if (choice.card === 'success')
          return room === undefined ? 0 : placingWorth(room) / 2 + (side * placingWorth(room)) / 2;
        return choice.card === 'sabotage' ? QUICK.sabotage : QUICK.failure;
      case 'initiate-vote':
        return voteCallWorth(s, seat, isForInvestigators);
      case 'check-state':
      case 'use-binoculars':
        return side * QUICK.check * playerOf(s, choice.target).pulse.length;
      case 'assassinate':
        return (suspicionOf(s)[choice.target] ?? 0) > QUICK.callVote ? QUICK.certain : -QUICK.certain;
      case 'fight':
      case 'use-rifle':
        return side * QUICK.fight;
      case 'ward':
        return side * QUICK.ward;
      case 'rewire':
        return side * QUICK.rewire;
      case 'study':
        return QUICK.study;
      case 'inspect-papers':
        return QUICK.papers * (suspicionOf(s)[choice.target] ?? 0);
      case 'pick-up':
        return QUICK.item;
      case 'hand-over':
        return -QUICK.item * 2;
      default:
        return 0;
    }
  };
}

function voteCallWorth(s: Among, seat: Seat, isForInvestigators: boolean): number {
  const suspicion = suspicionOf(s);
  const chief = chiefSuspect(suspicion, seat);
  if (chief < 0) return -QUICK.certain;
  const isSure = (suspicion[chief] as number) > QUICK.callVote;
  const isWelcome = isForInvestigators || !isCultist(playerOf(s, chief));
  return isSure && isWelcome ? QUICK.certain : -QUICK.certain;
}

// ---- Secrets

/** A Dead card for somebody who is not dead yet; an Alive one saves it otherwise. */
function giftWorth(s: Among, seat: Seat): Worth {
  const frame = s.stack[s.stack.length - 1];
  const meeting = frame?.rule === 'give-pulse' ? frame.meetings.find(({ seats }) => seats.includes(seat)) : undefined;
  const others = meeting?.seats.filter((other) => other !== seat).map((other) => playerOf(s, other)) ?? [];
  const targets = others.filter((other) => !isCultist(other) && !isDead(other)).length;
  const isWorthIt = targets * 2 >= others.length;
  return (choice) => Number((choice.type === 'dead') === isWorthIt);
}

/** Whoever may lie has a reason to: a confirmed death clears somebody and starts a hunt. */
function announcementWorth(): Worth {
  return (choice) => Number(choice.type === 'announce-alive');
}

function cardWorth(s: Among, seat: Seat): Worth {
  const wanted = winsWithInvestigators(s, seat) ? 'success' : 'sabotage';
  return (choice) => Number(choice.type === wanted);
}

/** The room that would miss its cards least. */
function fireWorth(s: Among): Worth {
  return (choice) => {
    if (choice.type !== 'burn' || !isRoom(choice.room)) return 0;
    const room = roomOf(s, choice.room);
    return room.books === 0 ? WEIGHTS.fighting : -yieldOf(room) * room.deck.length;
  };
}

// ---- Votes

function ballotWorth(s: Among, seat: Seat): Worth {
  const suspicion = suspicionOf(s);
  const isForInvestigators = winsWithInvestigators(s, seat);
  const threshold = isForInvestigators ? QUICK.voteAlong : QUICK.pushVote;
  return (choice) => {
    if (choice.type !== 'vote') return 0;
    if (choice.target === seat) return -QUICK.certain;
    if (!isForInvestigators && isCultist(playerOf(s, choice.target))) return -QUICK.certain;
    return (suspicion[choice.target] ?? 0) - threshold;
  };
}

/** Leaders and ritualists: those whom nobody suspects, oneself first; for the other side the own people. */
function trustWorth(s: Among, seat: Seat): Worth {
  const suspicion = suspicionOf(s);
  const isForInvestigators = winsWithInvestigators(s, seat);
  return (choice) => {
    // Who abstains leaves it to the others.
    if (choice.type !== 'vote' && choice.type !== 'pick') return -1;
    if (!isForInvestigators) return Number(isCultist(playerOf(s, choice.target)));
    return choice.target === seat ? QUICK.item : -(s.doubts?.suspicion[choice.target] ?? suspicion[choice.target] ?? 0);
  };
}
