/** Declaring sigils and countering them (CD-5.50). */
import type { Seat } from '@conclave/kernel';
import { answer, type ChoiceOf, type DeepChoice } from '../choices.ts';
import { type ActingSigil, SIGILS, type SigilId } from '../components/sigils/ids.ts';
import { type Context, type DeepFrame, push, question, sequence, window } from '../frames.ts';
import type { Deep } from '../state.ts';
import { actsItself, sigilOf, type Timing } from '../verbs/cards.ts';
import { playerAt, seatsAfter } from '../verbs/table.ts';
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

/** At its timing, and with an effect (CD-5.50.3). */
function isUsable(s: Deep, seat: Seat, sigil: ActingSigil, timing: Timing): boolean {
  const { when, isUseful } = sigilOf(sigil);
  return when === timing && isUseful(s, seat);
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

/** With all that could do it in the used pile everybody knows that nobody can revoke any more (CD-5.50.4). */
function canStillRevoke({ usedSigils }: Deep): boolean {
  return SIGILS.some((sigil) => (!actsItself(sigil) || counters(sigil)) && !usedSigils.includes(sigil));
}

function counters(sigil: SigilId): sigil is ActingSigil {
  return actsItself(sigil) && sigilOf(sigil).counters === true;
}

export const counterSigil = window('counter-sigil', {
  // After a Revocation that Larceny has cancelled, the window of the first declaration is open again in vain.
  asks: (s, { declarer }) => {
    if (!canStillRevoke(s)) return [];
    const others = seatsAfter(s, s.active).filter((seat) => seat !== declarer);
    return others.filter((seat) => playerAt(s, seat).sigil !== null || isOpenToTrade(s, seat));
  },
  options: (s, _, seat): DeepChoice[] => (revocationOf(s, seat) === undefined ? [] : [answer('revoke')]),
  act(s, _, seat, __, ctx) {
    const as = revocationOf(s, seat);
    if (as !== undefined) declareAs(s, seat, as, true, ctx);
  },
});

/** The countering sigil that the seat holds, or that its sigil can act as. */
function revocationOf(s: Deep, seat: Seat): ActingSigil | undefined {
  const { sigil } = playerAt(s, seat);
  if (sigil === null) return undefined;
  return (actsItself(sigil) ? [sigil] : s.usedSigils).find(counters);
}

export const sigil = sequence('sigil', [
  (s, { seat, as, revokes, cancelled }: Extract<DeepFrame, { rule: 'sigil' }>, ctx) => {
    if (cancelled) return;
    if (revokes) revokeBelow(s, seat, ctx);
    else sigilOf(as).play(s, seat, ctx);
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
  options: (s, { seat, sigil: id, picked }): DeepChoice[] => sigilOf(id).params?.options(s, seat, picked) ?? [],
  choose(s, frame, choice: DeepChoice, ctx) {
    const { seat, sigil: id, picked } = frame;
    if (choice.type === 'die') push(s, { rule: 'sigil-params', seat, sigil: id, picked: [...picked, choice.die] });
    else sigilOf(id).params?.choose(s, seat, choice, picked, ctx);
  },
});
