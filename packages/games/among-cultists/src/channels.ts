/** Who talks where (AC-4.70, AC-4.71, options `ghost-chat` and `cultist-chat`). */
import type { Channel, Observer } from '@conclave/kernel';
import type { Among } from './state.ts';
import { playerOf } from './table.ts';

/** Who looks on talks among themselves, so that nobody at the table is helped. */
const LOOKING_ON: readonly Channel[] = [
  { id: 'table', speaks: false },
  { id: 'gallery', speaks: true },
];

/** That somebody is a Ghost all can see, so where a seat speaks shows nothing; that it has a voice among Cultists only it knows. */
export function channels(s: Among, observer: Observer): readonly Channel[] {
  if (observer === 'spectator') return LOOKING_ON;
  const { ghost, role } = playerOf(s, observer);
  const isApart = ghost && s.options['ghost-chat'] === 'ghosts-only';
  const open: Channel[] = [{ id: 'table', speaks: !isApart }];
  if (isApart) open.push({ id: 'ghosts', speaks: true });
  if (role === 'cultist' && cultistsTalk(s)) open.push({ id: 'cultists', speaks: !isApart });
  return open;
}

/** Two who know each other: a Blind Cultist knows nobody, and hearing the other's voice would change that (AC-5.37). */
function cultistsTalk(s: Among): boolean {
  const isAllowed = s.options['cultist-chat'] === 'on';
  return isAllowed && s.players.filter(({ role }) => role === 'cultist').length > 1;
}
