/** Special cards in general (section 5.1): drawing Monsters and Artifacts, and playing them in one's own turn for free. */
import type { Seat } from '@conclave/kernel';
import type { RiseChoice } from '../choices.ts';
import { ARTIFACTS, type ArtifactId, artifactChoice, artifacts } from '../components/artifacts.ts';
import { MONSTERS, type MonsterId, monsterChoice, monsters } from '../components/monsters.ts';
import { type Context, push } from '../frames.ts';
import type { Rise } from '../state.ts';
import { playerOf, remove } from '../table.ts';

/** The top Monster goes into the hand (RC-4.17b). */
export function drawMonster(s: Rise, seat: Seat, ctx: Context): void {
  const card = s.monsterDeck.shift();
  if (card === undefined) return;
  ctx.uncover();
  insertByTable(playerOf(s, seat).monsters, card, MONSTERS);
  ctx.tell({ type: 'monsterDrawn', seat, secret: { to: [seat], card } });
}

/** The top Artifact goes into the hand and counts as acquired, used or not (RC-4.17c, RC-6.4). */
export function drawArtifact(s: Rise, seat: Seat, ctx: Context): void {
  const card = s.artifactDeck.shift();
  if (card === undefined) return;
  ctx.uncover();
  const player = playerOf(s, seat);
  insertByTable(player.artifacts, card, ARTIFACTS);
  player.artifactsAcquired += 1;
  ctx.tell({ type: 'artifactDrawn', seat, secret: { to: [seat], card } });
}

/** Hands are kept in the order of the specification's tables, as options are listed (RC-4.24). */
function insertByTable<T>(hand: T[], card: T, table: readonly T[]): void {
  hand.push(card);
  hand.sort((a, b) => table.indexOf(a) - table.indexOf(b));
}

/** Adds the special cards that have the targets they need (RC-5.2). */
export function playableSpecials(s: Rise, seat: Seat, options: RiseChoice[]): void {
  const player = playerOf(s, seat);
  for (const card of player.monsters) {
    if (monsters[card].locations(s, seat).length > 0) options.push(monsterChoice(card));
  }
  for (const card of player.artifacts) if (artifacts[card].isPlayable(s, seat)) options.push(artifactChoice(card));
}

/**
 * RC-5.4. The card is announced and lies on its discard pile while it takes effect, so that it is always in exactly one
 * place; one that stays is taken from there when it is attached.
 */
export function playSpecial(
  s: Rise,
  seat: Seat,
  choice: Extract<RiseChoice, { type: 'monster' | 'artifact' }>,
  ctx: Context,
): void {
  if (choice.type === 'monster') playMonster(s, seat, choice.card, ctx);
  else playArtifact(s, seat, choice.card, ctx);
}

function playMonster(s: Rise, seat: Seat, card: MonsterId, ctx: Context): void {
  const player = playerOf(s, seat);
  remove(player.monsters, card);
  s.monsterDiscard.push(card);
  player.monstersPlayed += 1;
  ctx.tell({ type: 'monsterPlayed', seat, card });
  push(s, { rule: 'monster-location', card });
}

function playArtifact(s: Rise, seat: Seat, card: ArtifactId, ctx: Context): void {
  remove(playerOf(s, seat).artifacts, card);
  s.artifactDiscard.push(card);
  ctx.tell({ type: 'artifactPlayed', seat, card });
  artifacts[card].play(s, seat, ctx);
}
