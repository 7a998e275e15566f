/** The automated High Priest of the four-player game (section 5.7). He is never asked: these functions decide for him. */
import { at, type Seat } from '@conclave/kernel';
import type { ChoiceOf } from '../choices.ts';
import { type Face, harmOf, isDagger } from '../components/faces.ts';
import type { Context } from '../frames.ts';
import { onAltar, onSeat } from '../places.ts';
import type { Deep, Die } from '../state.ts';
import { lifeOf, modeOf, mostAmongOthers, mostOf, othersOf } from '../verbs/automated.ts';
import { moveDie, rerollDice } from '../verbs/dice.ts';
import { spendCoin } from '../verbs/life.ts';
import { accepts, diceWanted } from '../verbs/rituals.ts';
import { mayUse, playerAt, symbolOf, uncommittedDice } from '../verbs/table.ts';
import type { Placing } from '../verbs/targets.ts';

// ---- Rolling

/** CD-5.82: twice at most, he rolls again whatever he could not commit. */
export function rerollForHim(s: Deep, ctx: Context): void {
  for (let rerolls = 0; rerolls < 2; rerolls++) {
    const useless = s.dice.filter(({ face }) => !canCommit(s, face));
    if (useless.length === 0) return;
    rerollDice(s, useless, null, ctx);
  }
}

function canCommit(s: Deep, face: Face): boolean {
  if (isDagger(face) || face === 'blood' || face === symbolOf(s, s.active)) return true;
  return s.altars.some((altar) => accepts(altar, face));
}

// ---- Committing (CD-5.83)

type Group = 'harm' | 'rituals' | 'own-life';

export function commitForHim(s: Deep, ctx: Context): void {
  s.highPriestMode = modeOf(s, s.active);
  for (const group of groupsOf(s)) {
    for (const die of inOrderOf(group, uncommittedDice(s))) {
      const placing = placingIn(s, group, die.face);
      if (placing === null) continue;
      die.at = placing.to;
      die.mode = placing.mode;
      s.highPriestOrder.push(die.id);
      ctx.tell({ type: 'dieCommitted', seat: s.active, die: die.id, face: die.face, ...placing });
    }
  }
}

function groupsOf(s: Deep): readonly Group[] {
  if (s.highPriestMode === 'strong') return ['harm', 'rituals', 'own-life'];
  return s.options.edition === 'second' ? ['own-life', 'rituals', 'harm'] : ['own-life', 'harm', 'rituals'];
}

/** Double Daggers before Daggers; else by number. */
function inOrderOf(group: Group, dice: Die[]): Die[] {
  return group === 'harm' ? dice.sort((a, b) => harmOf(b.face) - harmOf(a.face) || a.id - b.id) : dice;
}

/** Where a single die of his goes, as in his Commit phase (CD-5.88); null: nowhere. */
export function hisPlacing(s: Deep, die: Die): Placing | null {
  const { at } = die;
  // The die itself must not count among those he has already committed.
  die.at = 'idle';
  const placing = groupsOf(s).reduce<Placing | null>((found, group) => found ?? placingIn(s, group, die.face), null);
  die.at = at;
  return placing;
}

function placingIn(s: Deep, group: Group, face: Face): Placing | null {
  switch (group) {
    case 'harm':
      return isDagger(face) ? { to: onSeat(mostAmongOthers(s, s.active, potentialLife(s))), mode: null } : null;
    case 'rituals':
      return ritualFor(s, face);
    case 'own-life': {
      if (face === symbolOf(s, s.active)) return { to: onSeat(s.active), mode: 'power' };
      return face === 'blood' ? { to: onSeat(s.active), mode: null } : null;
    }
  }
}

/** Life minus what his own dice will take (CD-9.104). */
function potentialLife(s: Deep): (seat: Seat) => number {
  return (seat) => {
    const here = s.dice.filter(({ at, mode }) => at === onSeat(seat) && mode === null);
    return here.reduce((life, { face }) => life - harmOf(face), playerAt(s, seat).life);
  };
}

/** The first altar that needs the die; if none does, the first that accepts it (CD-9.99). */
function ritualFor(s: Deep, face: Face): Placing | null {
  const accepting = s.altars.flatMap((altar, index) => (accepts(altar, face) ? [index] : []));
  const needing = accepting.find((index) => {
    const altar = s.altars[index];
    const wanted = altar === undefined ? 0 : diceWanted(altar, face);
    const placed = s.dice.filter((die) => die.at === onAltar(index) && die.face === face);
    return wanted > placed.length;
  });
  const index = needing ?? accepting[0];
  return index === undefined ? null : { to: onAltar(index), mode: null };
}

// ---- Resolving

/** CD-5.84: as committed; what others touched comes last, by number. */
export function hisNextDie(s: Deep, options: ChoiceOf<'die'>[]): ChoiceOf<'die'> {
  const first = s.highPriestOrder.find((id) => options.some(({ die }) => die === id));
  return options.find(({ die }) => die === first) ?? at(options, 0);
}

// ---- Responding

/** CD-5.87: when all others have passed, he sends one dagger back to its owner. Tells whether he did. */
export function respondForHim(s: Deep, ctx: Context): boolean {
  const seat = s.players.findIndex(({ automated }) => automated);
  if (seat < 0 || seat === s.active) return false;
  const mayPay = playerAt(s, seat).coins.siren > 0 && mayUse(s, seat, 'siren');
  const threats = s.dice.filter(({ at, mode, face }) => at === onSeat(seat) && mode === null && isDagger(face));
  const [worst] = inOrderOf('harm', threats);
  if (!mayPay || worst === undefined) return false;
  const to = worst.face === symbolOf(s, s.active) ? mostOf(othersOf(s, seat, s.active), lifeOf(s)) : s.active;
  // A dagger that would heal its owner stays when nobody else is left to take it.
  if (to === undefined) return false;
  spendCoin(s, seat, 'siren', 'high-priest', ctx);
  playerAt(s, seat).used.push('siren');
  moveDie(s, worst, onSeat(to), seat, 'siren-coin', ctx);
  return true;
}
