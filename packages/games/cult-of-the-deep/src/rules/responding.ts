/** Response phase (section 4.5): a window for everybody who could respond. */
import type { Seat } from '@conclave/kernel';
import type { ChoiceOf, DeepChoice } from '../choices.ts';
import { FACES, type Face } from '../components/faces.ts';
import { moveDie, rerollDice, turnDie } from '../dice.ts';
import { type Context, push, sequence, window } from '../frames.ts';
import { payLife, spendCoin } from '../life.ts';
import type { Deep } from '../state.ts';
import {
  canPayFor,
  canUse,
  committedDice,
  dieOf,
  hasKeeperEffect,
  isLiving,
  mayUse,
  playerAt,
  remove,
  seatsAfter,
} from '../table.ts';
import { respondForHim } from './high-priest.ts';
import { removableDice } from './kraken.ts';
import { beginPhase, checkDeathsInFirstEdition } from './phases.ts';
import { recommit } from './placing.ts';
import { discardRitual } from './rituals.ts';
import { declare, sigilOptions } from './sigils.ts';
import { freeTargets } from './targets.ts';
import { isOpenToTrade } from './trades.ts';
import { haunt, wraithOptions } from './wraith-abilities.ts';

export const response = sequence('response', [
  (s, _, ctx) => {
    beginPhase(s, 'response', ctx);
    for (const player of s.players) player.haunted = false;
    // Nobody can affect wraith dice (CD-4.108).
    if (isLiving(s, s.active)) push(s, { rule: 'respond' });
  },
  checkDeathsInFirstEdition,
]);

export const respond = window('respond', {
  asks: (s) => seatsAfter(s, s.active).filter((seat) => isEligible(s, seat)),
  options: (s, _, seat): DeepChoice[] => [...openResponses(s, seat), ...sigilOptions(s, seat, 'response')],
  act: (s, _, seat, choice: DeepChoice, ctx) => carryOut(s, seat, choice, ctx),
  close(s, frame, ctx) {
    if (respondForHim(s, ctx)) push(s, { ...frame, passed: [] });
  },
});

/** Whoever holds a sigil, whatever it is, and whoever can openly do something (CD-4.53). */
function isEligible(s: Deep, seat: Seat): boolean {
  const { sigil, automated } = playerAt(s, seat);
  if (automated) return false;
  if (sigil !== null || openResponses(s, seat).length > 0) return true;
  return isOpenToTrade(s, seat) || removableDice(s, seat).length > 0;
}

/** Everything but sigils: all of it follows from public facts. */
function openResponses(s: Deep, seat: Seat): DeepChoice[] {
  const options: DeepChoice[] = [];
  addSirens(s, seat, options);
  options.push(...wraithOptions(s, seat));
  if (!isLiving(s, seat)) return options;
  addCharacters(s, seat, options);
  addTransmutations(s, seat, options);
  return options;
}

/** One coin a seat and turn (CD-5.72). */
function addSirens(s: Deep, seat: Seat, options: DeepChoice[]): void {
  if (playerAt(s, seat).coins.siren === 0 || !mayUse(s, seat, 'siren')) return;
  for (const { id, face, at } of committedDice(s)) {
    for (const to of freeTargets(s, face)) if (to !== at) options.push({ type: 'siren', die: id, to });
  }
}

/** Guardian II, Assassin II and Blood Mage II, once a turn each (CD-5.38, CD-5.40, CD-5.46). */
function addCharacters(s: Deep, seat: Seat, options: DeepChoice[]): void {
  if (canUse(s, seat, 'guardian-ii', 'guardian2-change')) {
    addDice(s, 'guardian2-change', (face) => face === 'dagger', options);
  }
  if (canUse(s, seat, 'assassin-ii', 'assassin2-change')) {
    addDice(s, 'assassin2-change', (face) => face === 'dagger' || face === 'blood', options);
  }
  if (canPayFor(s, seat, 'blood-mage-ii', 'blood-mage2-reroll')) addDice(s, 'blood-mage2-reroll', () => true, options);
}

type OnOneDie = 'guardian2-change' | 'assassin2-change' | 'blood-mage2-reroll';

function addDice(s: Deep, type: OnOneDie, fits: (face: Face) => boolean, options: DeepChoice[]): void {
  for (const { id, face } of committedDice(s)) if (fits(face)) options.push({ type, die: id });
}

/** Some face that lies there, to any other (CD-5.16.2, CD-4.44). */
function addTransmutations(s: Deep, seat: Seat, options: DeepChoice[]): void {
  if (!hasKeeperEffect(s, seat, 'transmutation')) return;
  const there = FACES.filter((face) => s.dice.some((die) => die.face === face));
  for (const from of there)
    for (const face of FACES) if (face !== from) options.push({ type: 'transmute', from, face });
}

function carryOut(s: Deep, seat: Seat, choice: DeepChoice, ctx: Context): void {
  switch (choice.type) {
    case 'sigil':
      declare(s, seat, choice, ctx);
      break;
    case 'wraith-ability':
      haunt(s, seat, choice, ctx);
      break;
    case 'siren':
      playerAt(s, seat).used.push('siren');
      spendCoin(s, seat, 'siren', 'siren-coin', ctx);
      moveDie(s, dieOf(s, choice.die), choice.to, seat, 'siren-coin', ctx);
      break;
    case 'guardian2-change':
      changeOne(s, seat, choice.die, 'guardian2-change', ctx);
      break;
    case 'assassin2-change':
      changeOne(s, seat, choice.die, 'assassin2-change', ctx);
      break;
    case 'blood-mage2-reroll': {
      const die = dieOf(s, choice.die);
      playerAt(s, seat).used.push('blood-mage2-reroll');
      payLife(s, seat, 1, 'blood-mage-ii', ctx);
      rerollDice(s, [die], 'blood-mage-ii', ctx);
      recommit(s, [die]);
      break;
    }
    case 'transmute':
      transmute(s, seat, choice, ctx);
      break;
  }
}

const CHANGES = {
  'guardian2-change': { face: 'blood', by: 'guardian-ii' },
  'assassin2-change': { face: 'double-dagger', by: 'assassin-ii' },
} as const;

function changeOne(s: Deep, seat: Seat, id: number, use: keyof typeof CHANGES, ctx: Context): void {
  const die = dieOf(s, id);
  const { face, by } = CHANGES[use];
  playerAt(s, seat).used.push(use);
  turnDie(s, die, face, seat, by, ctx);
  recommit(s, [die]);
}

/**
 * All dice that show the face take the other one, now and for the rest of the turn whenever they come (CD-5.16.2). The card is
 * used before a copy of it.
 */
function transmute(s: Deep, seat: Seat, { from, face }: ChoiceOf<'transmute'>, ctx: Context): void {
  const dice = s.dice.filter((die) => die.face === from);
  for (const die of dice) turnDie(s, die, face, seat, 'transmutation', ctx);
  s.transmuted.push({ seat, from, face });
  recommit(s, dice);
  const { keeps, copies } = playerAt(s, seat);
  if (keeps.includes('transmutation')) {
    remove(keeps, 'transmutation');
    discardRitual(s, 'transmutation', ctx);
  } else {
    remove(copies, 'transmutation');
    ctx.tell({ type: 'copyUsed', seat, ritual: 'transmutation' });
  }
}
