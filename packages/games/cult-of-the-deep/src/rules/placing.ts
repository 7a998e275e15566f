/** A die that was changed is committed again, and a new one is placed (CD-4.38, CD-4.39). */
import { answer, type DeepChoice } from '../choices.ts';
import { type Context, type FrameOf, question } from '../frames.ts';
import type { Target } from '../places.ts';
import type { Deep, Die, Mode } from '../state.ts';
import { narrowed } from '../verbs/automated.ts';
import { dieOf } from '../verbs/table.ts';
import { freeTargets, modeAt, type Placing, targetsOf } from '../verbs/targets.ts';
import { hisPlacing } from './high-priest.ts';

export const recommitDie = question('recommit-die', {
  asks: (s) => s.active,
  whenOnlyOne: 'apply',
  options(s, { die: id }): DeepChoice[] {
    const die = dieOf(s, id);
    const { compulsory, voluntary } = targetsOf(s, die.face);
    const isHere = ({ to, mode }: Placing) => to === die.at && mode === die.mode;
    const mayStay = compulsory.some(isHere) || voluntary.some(isHere);
    const place = (placings: readonly Placing[]) =>
      placings.filter((one) => !isHere(one)).map(({ to, mode }) => placeChoice(id, to, mode));
    const options = [
      ...(mayStay ? [answer('stay')] : []),
      ...place(compulsory),
      ...(compulsory.length === 0 ? [answer('idle')] : []),
      ...place(voluntary),
    ];
    return narrowed(s, s.active, options, (offered) => hisAnswer(s, die, offered));
  },
  choose: (s, { die }, choice: DeepChoice, ctx) => place(s, dieOf(s, die), choice, ctx),
});

export const placeDie = question('place-die', {
  asks: (_, { seat }) => seat,
  whenOnlyOne: 'apply',
  options(s, { die: id, freely, seat }): DeepChoice[] {
    const die = dieOf(s, id);
    if (freely) return freeTargets(s, die.face).map((to) => placeChoice(id, to, null));
    const { compulsory, voluntary } = targetsOf(s, die.face);
    const options = [
      ...compulsory.map(({ to, mode }) => placeChoice(id, to, mode)),
      ...(compulsory.length === 0 ? [answer('idle')] : []),
      ...voluntary.map(({ to, mode }) => placeChoice(id, to, mode)),
    ];
    return narrowed(s, seat, options, (offered) => hisAnswer(s, die, offered));
  },
  choose(s, frame: FrameOf<'place-die'>, choice: DeepChoice, ctx) {
    const die = dieOf(s, frame.die);
    place(s, die, choice, ctx);
    // Whoever is not its owner names no mode: the place decides (CD-4.64).
    if (frame.freely) die.mode = modeAt(s, die.face, die.at);
  },
});

function placeChoice(die: number, to: Target, mode: Mode | null): DeepChoice {
  return mode === null ? { type: 'place-die', die, to } : { type: 'place-die', die, to, mode };
}

function place(s: Deep, die: Die, choice: DeepChoice, ctx: Context): void {
  if (choice.type === 'idle') {
    die.at = 'idle';
    die.mode = null;
  }
  if (choice.type === 'place-die') {
    die.at = choice.to;
    die.mode = choice.mode ?? null;
  }
  ctx.tell({
    type: 'dieRecommitted',
    seat: s.active,
    die: die.id,
    face: die.face,
    to: die.at,
    mode: die.mode,
  });
}

/** The automated High Priest places it as in his Commit phase, and never where it would do nothing (CD-5.83, CD-5.88). */
function hisAnswer(s: Deep, die: Die, offered: DeepChoice[]): DeepChoice {
  const placing = hisPlacing(s, die);
  if (placing === null) return answer('idle');
  return offered.find((choice) => {
    if (choice.type === 'stay') return die.at === placing.to && die.mode === placing.mode;
    return choice.type === 'place-die' && choice.to === placing.to && (choice.mode ?? null) === placing.mode;
  }) as DeepChoice;
}
