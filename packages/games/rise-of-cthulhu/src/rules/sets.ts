/** Set Abilities (RC-4.17). They look at the player's own side of the Location where the card was just played, the card included. */
import type { Seat } from '@conclave/kernel';
import { NO, YES } from '../choices.ts';
import { type CultistId, isSameColour, valueOfCultist } from '../components/cultists.ts';
import type { LocationId } from '../components/locations.ts';
import { type Context, push, question } from '../frames.ts';
import type { Rise } from '../state.ts';
import { sideOf } from '../table.ts';
import { sendHunterHome } from './hunter.ts';
import { drawArtifact, drawMonster } from './special-cards.ts';

/** A Cultist that was just played, by whom and where. */
export interface Played {
  readonly seat: Seat;
  readonly card: CultistId;
  readonly location: LocationId;
}

/** The sets that the played Cultist is part of. */
export interface Sets {
  /** Three of its colour. */
  readonly colour: boolean;
  /** Three of its number. */
  readonly number: boolean;
  /** It and two more of its colour have three values in a row. */
  readonly run: boolean;
}

const NONE: Sets = { colour: false, number: false, run: false };

/** One walk along the side finds all of them: simulations do this at every play. */
export function setsMadeBy(s: Rise, { seat, card, location }: Played): Sets {
  const { cultists } = sideOf(s, location, seat);
  if (cultists.length < 3) return NONE;
  const value = valueOfCultist(card);
  let ofColour = 0;
  let ofValue = 0;
  // One bit for each value that the colour has here.
  let values = 0;
  for (const other of cultists) {
    const otherValue = valueOfCultist(other);
    if (otherValue === value) ofValue++;
    if (isSameColour(card, other)) {
      ofColour++;
      values |= 1 << otherValue;
    }
  }
  return { colour: ofColour >= 3, number: ofValue >= 3, run: ofColour >= 3 && isPartOfRun(value, values) };
}

/** Three in a row, the value among them. The values from two below it to two above it become bits 0 to 4. */
function isPartOfRun(value: number, values: number): boolean {
  const around = (values << 2) >> value;
  return RUNS.some((run) => (around & run) === run);
}

const RUNS = [0b00111, 0b01110, 0b11100];

/** (a) The player may send the Dark Hunter home, if it is out. */
export function mayRecallHunter(s: Rise, sets: Sets): boolean {
  return sets.colour && s.hunter !== 'lair';
}

export function askForRecall(s: Rise, { seat, card, location }: Played, ctx: Context): void {
  ctx.tell({ type: 'setMade', set: 'colour', seat, card, location });
  push(s, { rule: 'hunter-recall', seat });
}

export const hunterRecall = question('hunter-recall', {
  asks: (_, { seat }) => seat,
  options: () => [YES, NO],
  choose(s, _, choice, ctx) {
    if (choice.type === 'yes') sendHunterHome(s, 'colour-set', ctx);
  },
});

/** (b) The player must draw a Monster for a number, and (c) one Artifact for a run, however many rows it made. */
export function drawForSets(s: Rise, { seat, card, location }: Played, sets: Sets, ctx: Context): void {
  if (sets.number && s.monsterDeck.length > 0) {
    ctx.tell({ type: 'setMade', set: 'number', seat, card, location });
    drawMonster(s, seat, ctx);
  }
  if (sets.run && s.artifactDeck.length > 0) {
    ctx.tell({ type: 'setMade', set: 'run', seat, card, location });
    drawArtifact(s, seat, ctx);
  }
}
