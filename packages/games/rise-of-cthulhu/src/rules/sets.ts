/** Set Abilities (RC-4.17). They look at the player's own side of the Location where the card was just played, the card included. */
import type { Context, Seat } from '@conclave/kernel';
import { NO, YES } from '../choices.ts';
import { type CultistId, isSameColour, isSameValue, valueOfCultist } from '../components/cultists.ts';
import type { LocationId } from '../components/locations.ts';
import { push, question } from '../frames.ts';
import type { Rise } from '../state.ts';
import { sideOf, tell } from '../table.ts';
import { sendHunterHome } from './hunter.ts';
import { drawArtifact, drawMonster } from './special-cards.ts';

interface Played {
  readonly seat: Seat;
  readonly card: CultistId;
  readonly location: LocationId;
}

/** (a) Three of its colour: the player may send the Dark Hunter home. */
export function checkColourSet(s: Rise, played: Played, ctx: Context): void {
  const hunterIsOut = s.hunter !== 'lair';
  if (!hunterIsOut || countLike(s, played, isSameColour) < 3) return;
  tell(ctx, { type: 'setMade', set: 'colour', ...named(played) });
  push(s, { rule: 'hunter-recall', seat: played.seat });
}

export const hunterRecall = question('hunter-recall', {
  asks: (_, { seat }) => seat,
  options: () => [YES, NO],
  choose(s, _, choice, ctx) {
    if (choice.type === 'yes') sendHunterHome(s, 'colour-set', ctx);
  },
});

/** (b) Three of its number: the player must draw a Monster. */
export function checkNumberSet(s: Rise, played: Played, ctx: Context): void {
  if (s.monsterDeck.length === 0 || countLike(s, played, isSameValue) < 3) return;
  tell(ctx, { type: 'setMade', set: 'number', ...named(played) });
  drawMonster(s, played.seat, ctx);
}

/** (c) It and two more of its colour have three values in a row: the player must draw one Artifact, however many rows it made. */
export function checkRunSet(s: Rise, played: Played, ctx: Context): void {
  if (s.artifactDeck.length === 0 || !isPartOfRun(s, played)) return;
  tell(ctx, { type: 'setMade', set: 'run', ...named(played) });
  drawArtifact(s, played.seat, ctx);
}

/** How many Cultists there are like the played one, itself among them. */
function countLike(s: Rise, { seat, card, location }: Played, isLike: (a: CultistId, b: CultistId) => boolean): number {
  let count = 0;
  for (const other of sideOf(s, location, seat).cultists) if (isLike(card, other)) count++;
  return count;
}

function isPartOfRun(s: Rise, { seat, card, location }: Played): boolean {
  // One bit for each value that the colour has here.
  let values = 0;
  for (const other of sideOf(s, location, seat).cultists) {
    if (isSameColour(card, other)) values |= 1 << valueOfCultist(other);
  }
  const value = valueOfCultist(card);
  const has = (difference: number) => (values & (1 << (value + difference))) !== 0;
  // Bit 0 is never set, so a 1 finds nothing below it; a shift by -1 would reach bit 31, which is never set either.
  return (has(-2) && has(-1)) || (has(-1) && has(1)) || (has(1) && has(2));
}

function named({ seat, card, location }: Played): Played {
  return { seat, card, location };
}
