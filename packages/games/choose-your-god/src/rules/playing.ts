/** Playing a card (CG-4.8, CG-4.9), from the hand, through an ability, or turned up by the Path of Iniquity. */
import type { Seat } from '@conclave/kernel';
import { countLicenses, putAtBottom, removeFromHand } from '../cards.ts';
import { type HandCardId, type IntrigueName, isMiracle, type MiracleName, nameOf } from '../components/cards.ts';
import { intrigues } from '../components/intrigues.ts';
import { miracles } from '../components/miracles.ts';
import { type Context, push, sequence } from '../frames.ts';
import { gainCoins, gainFollowers } from '../possessions.ts';
import type { City } from '../state.ts';
import { playerOf } from '../table.ts';

/** What will have changed for the player by the time the card takes effect: the look-ahead of CG-4.3. */
export interface After {
  /** Cards the player has then, compared with now. */
  readonly cards: number;
  readonly followers: number;
  /** Strength of the Patriarch that goes with Licenses and the Supremacy card. */
  readonly strength: number;
  readonly freePriests: number;
  /** The player plays as if the dark side were up. */
  readonly asDark: boolean;
}

export const NOW: After = { cards: 0, followers: 0, strength: 0, freePriests: 0, asDark: false };
/** A card from the hand is not counted among the cards any more. */
export const FROM_HAND: After = { ...NOW, cards: -1 };

/** What the record of a Miracle or an Intrigue says. */
export interface HandCardRecord {
  /** Only a Cult whose dark side is up may play it. */
  readonly seal: boolean;
  /** A Miracle: its whole effect can be done. An Intrigue: it has a valid target. */
  isPlayable(s: City, me: Seat, after: After): boolean;
  play(s: City, me: Seat, ctx: Context): void;
}

export function recordOf(name: MiracleName | IntrigueName): HandCardRecord {
  return name in miracles ? miracles[name as MiracleName] : intrigues[name as IntrigueName];
}

/** CG-4.8 */
export function canPlay(s: City, seat: Seat, card: HandCardId, after: After): boolean {
  const record = recordOf(nameOf(card));
  if (record.seal && !after.asDark && !playerOf(s, seat).dark) return false;
  return record.isPlayable(s, seat, after);
}

export function playFromHand(s: City, seat: Seat, card: HandCardId): void {
  removeFromHand(playerOf(s, seat), card);
  push(s, { rule: 'play', seat, card, by: 'hand' });
}

/** The card is in no hand and no deck while it takes effect. */
export const play = sequence('play', [
  (s, { seat, card, by }, ctx) => {
    ctx.tell({ type: 'cardPlayed', seat, card, by });
    recordOf(nameOf(card)).play(s, seat, ctx);
  },
  (s, { card }) => putAtBottom(s, card),
  (s, { seat, card }, ctx) => {
    const player = playerOf(s, seat);
    if (isMiracle(card)) gainCoins(s, seat, 3 * countLicenses(player, 'aulic-magus'), 'aulic-magus', ctx);
    else gainFollowers(s, seat, countLicenses(player, 'exiles'), 'exiles', ctx);
  },
]);
