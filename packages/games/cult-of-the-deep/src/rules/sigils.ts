/** Declaring sigils and countering them (CD-5.50). */
import type { Seat } from '@conclave/kernel';
import { answer, type ChoiceOf, type DeepChoice } from '../choices.ts';
import { type ActingSigil, type SigilId, sigilTimings, type Timing } from '../components/sigils.ts';
import { type Context, type DeepFrame, push, question, sequence, window } from '../frames.ts';
import type { Deep } from '../state.ts';
import { playerAt, seatsAfter } from '../table.ts';
import { sigilEffects } from './sigil-effects.ts';
import { isOpenToTrade } from './trades.ts';

/** The declarations open to the holder now: Larceny acts as any sigil in the used pile (CD-5.54). */
export function sigilOptions(s: Deep, seat: Seat, timing: Timing): ChoiceOf<'sigil'>[] {
  const { sigil } = playerAt(s, seat);
  if (sigil === null) return [];
  if (actsItself(sigil)) return isUsable(s, seat, sigil, timing) ? [{ type: 'sigil', sigil }] : [];
  return s.usedSigils
    .filter((used) => actsItself(used))
    .filter((used) => isUsable(s, seat, used, timing))
    .map((used) => ({ type: 'sigil', sigil, as: used }));
}

function actsItself(sigil: SigilId): sigil is ActingSigil {
  return sigil !== 'sigil-of-larceny';
}

/** At its timing, and with an effect (CD-5.50.3). */
function isUsable(s: Deep, seat: Seat, sigil: ActingSigil, timing: Timing): boolean {
  return sigilTimings[sigil] === timing && sigilEffects[sigil].isUseful(s, seat);
}

export function declare(s: Deep, seat: Seat, { sigil, as }: ChoiceOf<'sigil'>, ctx: Context): void {
  declareAs(s, seat, as ?? (sigil as ActingSigil), false, ctx);
}

/** The sigil becomes public and used; before it takes effect, others may counter it. */
function declareAs(s: Deep, seat: Seat, as: ActingSigil, revokes: boolean, ctx: Context): void {
  const player = playerAt(s, seat);
  const sigil = player.sigil as SigilId;
  player.sigil = null;
  s.usedSigils.push(sigil);
  ctx.tell({ type: 'sigilDeclared', seat, sigil, as });
  push(s, { rule: 'sigil', seat, sigil, as, revokes, cancelled: false });
  if (canStillRevoke(s)) push(s, { rule: 'counter-sigil', declarer: seat });
}

/** With both in the used pile everybody knows that nobody can revoke any more (CD-5.50.4). */
function canStillRevoke({ usedSigils }: Deep): boolean {
  return !(usedSigils.includes('sigil-of-revocation') && usedSigils.includes('sigil-of-larceny'));
}

export const counterSigil = window('counter-sigil', {
  // After a Revocation that Larceny has cancelled, the window of the first declaration is open again in vain.
  asks: (s, { declarer }) => {
    if (!canStillRevoke(s)) return [];
    const others = seatsAfter(s, s.active).filter((seat) => seat !== declarer);
    return others.filter((seat) => playerAt(s, seat).sigil !== null || isOpenToTrade(s, seat));
  },
  options: (s, _, seat): DeepChoice[] => (canRevoke(s, seat) ? [answer('revoke')] : []),
  act: (s, _, seat, __, ctx) => declareAs(s, seat, 'sigil-of-revocation', true, ctx),
});

function canRevoke(s: Deep, seat: Seat): boolean {
  const { sigil } = playerAt(s, seat);
  if (sigil === 'sigil-of-larceny') return s.usedSigils.includes('sigil-of-revocation');
  return sigil === 'sigil-of-revocation';
}

export const sigil = sequence('sigil', [
  (s, { seat, as, revokes, cancelled }: Extract<DeepFrame, { rule: 'sigil' }>, ctx) => {
    if (cancelled) return;
    if (revokes) revokeBelow(s, seat, ctx);
    else sigilEffects[as].play(s, seat, ctx);
  },
]);

/** The declaration below is cancelled, and its counter window closes with it. */
function revokeBelow(s: Deep, by: Seat, ctx: Context): void {
  s.stack.pop();
  const declaration = s.stack[s.stack.length - 1] as Extract<DeepFrame, { rule: 'sigil' }>;
  declaration.cancelled = true;
  ctx.tell({ type: 'sigilRevoked', seat: declaration.seat, sigil: declaration.sigil, by });
}

/** What the user chooses once nobody has countered (CD-4.123). Dice are picked one at a time. */
export const sigilParams = question('sigil-params', {
  asks: (_, { seat }) => seat,
  whenOnlyOne: 'apply',
  options: (s, { seat, sigil: id, picked }): DeepChoice[] => sigilEffects[id].params?.options(s, seat, picked) ?? [],
  choose(s, frame, choice: DeepChoice, ctx) {
    const { seat, sigil: id, picked } = frame;
    if (choice.type === 'die') push(s, { rule: 'sigil-params', seat, sigil: id, picked: [...picked, choice.die] });
    else sigilEffects[id].params?.choose(s, seat, choice, picked, ctx);
  },
});
