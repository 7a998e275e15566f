/** Whom the rules ask at a moment: the ability of a seat, its card, the rituals it keeps, the rituals on altars. */
import type { Seat } from '@conclave/kernel';
import type { DeepChoice } from '../choices.ts';
import type { CharacterId } from '../components/characters/ids.ts';
import type { Deep } from '../state.ts';
import { characterOf, ritualOf } from './cards.ts';
import { type AltarHooks, type EveryHook, NO_HOOKS } from './hooks.ts';
import { playerAt, seatsFrom } from './table.ts';

/** The character whose ability a seat has now: its own, or one that its card lends (CD-5.3, CD-5.4). */
export function abilityIdOf(s: Deep, seat: Seat): CharacterId | null {
  const { status, automated, character } = playerAt(s, seat);
  if (status !== 'living' || automated || character === null) return null;
  const { lends } = characterOf(character);
  if (lends === undefined) return character;
  const lent = lends(s);
  return lent === null || characterOf(lent).isTied ? null : lent;
}

/** What the ability of a seat does; nothing for Wraiths and the automated High Priest. */
export function abilityOf(s: Deep, seat: Seat): EveryHook {
  const { status, automated, character } = playerAt(s, seat);
  if (status !== 'living' || automated || character === null) return NO_HOOKS;
  const { ability, lends } = characterOf(character);
  if (lends === undefined) return ability;
  const lent = abilityIdOf(s, seat);
  return lent === null ? NO_HOOKS : characterOf(lent).ability;
}

/** What the card itself does, whatever ability it lends. */
export function cardOf(s: Deep, seat: Seat): EveryHook {
  const { status, character } = playerAt(s, seat);
  if (character === null || status === 'gone') return NO_HOOKS;
  const { card, isBeyondDeath } = characterOf(character);
  return status === 'living' || isBeyondDeath ? card : NO_HOOKS;
}

const NONE: readonly EveryHook[] = [];

/** The Keeper effects of a living seat, by cards and by copies (CD-5.7, CD-5.53). */
export function keeperEffects(s: Deep, seat: Seat): readonly EveryHook[] {
  const { status, keeps, copies } = playerAt(s, seat);
  if (status !== 'living' || keeps.length + copies.length === 0) return NONE;
  const effects = keeps.map((ritual) => ritualOf(ritual).keeper);
  copies.forEach((ritual, i) => {
    const { keeper, stacks } = ritualOf(ritual);
    const isFirst = !keeps.includes(ritual) && copies.indexOf(ritual) === i;
    if (isFirst || stacks) effects.push(keeper);
  });
  return effects;
}

/** What a Keeper may do besides, whenever something is asked. */
export function asideActs(s: Deep, seat: Seat): readonly DeepChoice[] {
  const acts: DeepChoice[] = [];
  for (const effect of keeperEffects(s, seat)) effect.asideActs?.(s, seat, (choice) => acts.push(choice));
  return acts;
}

export function askAltars(s: Deep, ask: (hooks: AltarHooks, altar: number) => void): void {
  s.altars.forEach(({ ritual }, altar) => {
    const { onAltar } = ritualOf(ritual);
    if (onAltar !== undefined) ask(onAltar, altar);
  });
}

/** Questions that seats push are asked in turn order from the active seat: what was pushed first must come out first (CD-4.57). */
export function askInTurnOrder(s: Deep, ask: (seat: Seat) => void): void {
  const below = s.stack.length;
  for (const seat of seatsFrom(s, s.active)) ask(seat);
  if (s.stack.length - below > 1) s.stack.push(...s.stack.splice(below).reverse());
}
