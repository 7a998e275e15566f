/** What every phase begins and ends with. */
import { type Context, push } from '../frames.ts';
import type { Deep, Phase } from '../state.ts';

export function beginPhase(s: Deep, phase: Phase, ctx: Context): void {
  s.phase = phase;
  clearNotes(s);
  ctx.tell({ type: 'phaseBegan', seat: s.active, phase });
}

/** What holds for a phase starts empty with it and ends with it (CD-4.57, CD-4.73). */
export function clearNotes(s: Deep): void {
  s.watching = [];
  for (const player of s.players) {
    player.shield = 0;
    player.warded = false;
    player.lostLife = false;
    player.arcaneDice = 0;
    player.muted = [];
    player.proposals = 0;
    player.draft = null;
    player.withdrawn = 0;
  }
}

export function checkDeaths(s: Deep): void {
  push(s, { rule: 'death-check', dead: [] });
}

/** The first rulebook looks for deaths at the end of Roll, Commit and Response phases too (CD-4.85). */
export function checkDeathsInFirstEdition(s: Deep): void {
  if (s.options.edition === 'first') checkDeaths(s);
}
