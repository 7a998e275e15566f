/** Response phase (section 4.5): a window for everybody who could respond. */
import type { Seat } from '@conclave/kernel';
import type { DeepChoice } from '../choices.ts';
import { type Context, push, sequence, window } from '../frames.ts';
import type { Deep } from '../state.ts';
import { abilityOf, asideActs, keeperEffects } from '../verbs/asking.ts';
import { carryOutAct } from '../verbs/cards.ts';
import { moveDie } from '../verbs/dice.ts';
import type { Add } from '../verbs/hooks.ts';
import { spendCoin } from '../verbs/life.ts';
import { committedDice, dieOf, isLiving, mayUse, playerAt, seatsAfter } from '../verbs/table.ts';
import { freeTargets } from '../verbs/targets.ts';
import { respondForHim } from './high-priest.ts';
import { beginPhase, checkDeathsInFirstEdition } from './phases.ts';
import { declare, sigilOptions } from './sigils.ts';
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
  return isOpenToTrade(s, seat) || asideActs(s, seat).length > 0;
}

/** Everything but sigils: all of it follows from public facts. */
function openResponses(s: Deep, seat: Seat): DeepChoice[] {
  const options: DeepChoice[] = [];
  addSirens(s, seat, options);
  options.push(...wraithOptions(s, seat));
  if (!isLiving(s, seat)) return options;
  const add: Add = (choice) => options.push(choice);
  abilityOf(s, seat).responseActs?.(s, seat, add);
  for (const effect of keeperEffects(s, seat)) effect.responseActs?.(s, seat, add);
  return options;
}

/** One coin a seat and turn (CD-5.72). */
function addSirens(s: Deep, seat: Seat, options: DeepChoice[]): void {
  if (playerAt(s, seat).coins.siren === 0 || !mayUse(s, seat, 'siren')) return;
  for (const { id, face, at } of committedDice(s)) {
    for (const to of freeTargets(s, face)) if (to !== at) options.push({ type: 'siren', die: id, to });
  }
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
    default:
      carryOutAct(s, seat, choice, ctx);
  }
}
