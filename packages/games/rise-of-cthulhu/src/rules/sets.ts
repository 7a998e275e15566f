/** Set Abilities (RC-4.17). They look at the player's own side of the Location where the card was just played, the card included. */
import type { Context, Seat } from '@conclave/kernel';
import { NO, YES } from '../choices.ts';
import { type CultistId, colourOf, valueOfCultist } from '../components/cultists.ts';
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
  if (!hunterIsOut || ofItsColour(s, played).length < 3) return;
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
  if (s.monsterDeck.length === 0) return;
  const value = valueOfCultist(played.card);
  let same = 0;
  for (const card of sideOf(s, played.location, played.seat).cultists) if (valueOfCultist(card) === value) same++;
  if (same < 3) return;
  tell(ctx, { type: 'setMade', set: 'number', ...named(played) });
  drawMonster(s, played.seat, ctx);
}

/** (c) It and two more of its colour have three values in a row: the player must draw one Artifact, however many rows it made. */
export function checkRunSet(s: Rise, played: Played, ctx: Context): void {
  if (s.artifactDeck.length === 0) return;
  const value = valueOfCultist(played.card);
  const values = ofItsColour(s, played);
  const has = (difference: number) => values.includes(value + difference);
  const isPartOfRun = (has(-2) && has(-1)) || (has(-1) && has(1)) || (has(1) && has(2));
  if (!isPartOfRun) return;
  tell(ctx, { type: 'setMade', set: 'run', ...named(played) });
  drawArtifact(s, played.seat, ctx);
}

/** The values of the Cultists there that have the played card's colour, its own among them. */
function ofItsColour(s: Rise, { seat, card, location }: Played): number[] {
  const colour = colourOf(card);
  const values: number[] = [];
  for (const other of sideOf(s, location, seat).cultists) {
    if (colourOf(other) === colour) values.push(valueOfCultist(other));
  }
  return values;
}

function named({ seat, card, location }: Played): Played {
  return { seat, card, location };
}
