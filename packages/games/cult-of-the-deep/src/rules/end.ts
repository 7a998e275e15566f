/** The end of the game (section 6). */
import type { Outcome, Seat } from '@conclave/kernel';
import { isHeretic, type RoleId } from '../components/roles.ts';
import { type Context, playerOn } from '../frames.ts';
import type { Deep, Player } from '../state.ts';
import { cardOf } from '../verbs/asking.ts';
import { highPriest, playerAt } from '../verbs/table.ts';

/** Ends the game if it is over after the deaths of this check (CD-6.1); tells whether it is. */
export function judge(s: Deep, deadNow: readonly Seat[], ctx: Context): boolean {
  const verdict = sideIsUp(s) ? judgeFaith(s, deadNow) : judgeFall(s);
  if (verdict === null) return false;
  finish(s, verdict, ctx);
  return true;
}

/** Whole rounds are over and nobody has won (CD-6.8); tells whether the game ended. */
export function endAtRoundLimit(s: Deep, ctx: Context): boolean {
  const { roundLimit } = s.options;
  if (roundLimit === 0 || s.round < roundLimit) return false;
  finish(s, { reason: 'round-limit', lines: new Map() }, ctx);
  return true;
}

/** Why the game ended, and by which line of the rulebook each winning seat wins. */
interface Verdict {
  readonly reason: string;
  readonly lines: Map<Seat, string>;
}

/** The High Priest lives; with a card that works beyond death a living Faithful is enough (CD-6.2). */
function sideIsUp(s: Deep): boolean {
  const seat = highPriest(s);
  if (playerAt(s, seat).status === 'living') return true;
  return cardOf(s, seat).upholds === true && living(s, (role) => role === 'faithful').length > 0;
}

/** E1: no Cabalist and no Heretic is living (CD-6.4). */
function judgeFaith(s: Deep, deadNow: readonly Seat[]): Verdict | null {
  const hasEnemies = living(s, (role) => role === 'cabalist' || isHeretic(role)).length > 0;
  if (hasEnemies) return null;
  const lines = new Map<Seat, string>();
  add(
    lines,
    seatsOf(s, (role) => role === 'high-priest' || role === 'faithful'),
    'CD-6.4',
  );
  // Whose own death hands the victory to the High Priest does not share it (CD-9.92).
  const repented = seatsOf(s, (role) => role === 'repentant-heretic').filter((seat) => !deadNow.includes(seat));
  add(lines, repented, 'CD-6.4');
  return { reason: 'high-priest-prevails', lines };
}

/** E2: the High Priest's side is down. All lines of CD-6.5 are looked at; several can apply. */
function judgeFall(s: Deep): Verdict {
  const alive = living(s, () => true);
  const cabalistLives = living(s, (role) => role === 'cabalist').length > 0;
  const everyoneIsDead = alive.length === 0;
  const onlyHereticsLive = !everyoneIsDead && alive.every((seat) => isHeretic(playerAt(s, seat).role));
  const isStrict = s.options.edition === 'first' && s.options.strictGraveVengeance === 'on';
  const lines = new Map<Seat, string>();
  if (!isStrict || cabalistLives || onlyHereticsLive || everyoneIsDead) {
    add(
      lines,
      seatsOf(s, (role) => role === 'cabalist'),
      'CD-6.5.1',
    );
  }
  if (onlyHereticsLive) add(lines, alive, 'CD-6.5.2');
  if (everyoneIsDead) add(lines, seatsOf(s, isHeretic), 'CD-6.5.3');
  if (cabalistLives) add(lines, dead(s, 'vengeful-heretic'), 'CD-6.5.4');
  else if (s.options.edition === 'second') add(lines, dead(s, 'repentant-heretic'), 'CD-6.5.5');
  return { reason: everyoneIsDead ? 'everyone-dead' : 'high-priest-falls', lines };
}

function add(lines: Map<Seat, string>, seats: readonly Seat[], line: string): void {
  for (const seat of seats) if (!lines.has(seat)) lines.set(seat, line);
}

/** Gone seats are neither living nor winners (CD-5.95). */
function seatsOf(s: Deep, isOne: (role: RoleId) => boolean): Seat[] {
  return s.players.flatMap(({ role, status }, seat) => (status !== 'gone' && isOne(role) ? [seat] : []));
}

function living(s: Deep, isOne: (role: RoleId) => boolean): Seat[] {
  return seatsOf(s, isOne).filter((seat) => playerAt(s, seat).status === 'living');
}

function dead(s: Deep, role: RoleId): Seat[] {
  return seatsOf(s, (one) => one === role).filter((seat) => playerAt(s, seat).status !== 'living');
}

/** Winners are players: nobody sits on the automated High Priest's seat. */
function finish(s: Deep, { reason, lines }: Verdict, ctx: Context): void {
  const winners = [...lines.keys()].flatMap((seat) => (isPlayed(playerAt(s, seat)) ? [playerOn(s, seat)] : []));
  const outcome: Outcome = {
    winners: winners.sort((a, b) => a - b),
    reason,
    detail: {
      lines: s.players.map((_, seat) => lines.get(seat) ?? null),
      roles: s.players.map(({ role }) => role),
      statuses: s.players.map(({ status }) => status),
      rounds: s.round,
    },
  };
  s.result = outcome;
  s.stack.length = 0;
  // All roles and sigils are shown (CD-6.7).
  ctx.uncover();
  const roles = s.players.map(({ role }) => role);
  const sigils = s.players.map(({ sigil }) => sigil);
  ctx.tell({ type: 'gameEnded', outcome, roles, sigils });
}

function isPlayed({ automated }: Player): boolean {
  return !automated;
}
