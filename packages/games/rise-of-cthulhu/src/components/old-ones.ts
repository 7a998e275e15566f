/** The Old Ones (sections 2.4 and 5.4). "Me" is the favoured seat. Powers touch free Locations only, except where stated. */
import type { Seat } from '@conclave/kernel';
import { type Context, push } from '../frames.ts';
import { draw } from '../rules/drawing.ts';
import { sendHunterHome } from '../rules/hunter.ts';
import type { Rise } from '../state.ts';
import type { OldOneId } from './arrival.ts';

export { BASE_OLD_ONES, OLD_ONES, type OldOneId } from './arrival.ts';

export interface OldOne {
  /** Its power, if it has one. */
  favour?(s: Rise, me: Seat, ctx: Context): void;
}

export const oldOnes: Readonly<Record<OldOneId, OldOne>> = {
  // At up to two free Locations destroy the enemy's highest Cultist. (RC-5.31)
  'old-one-cthulhu': {
    favour: (s, me) => push(s, { rule: 'power-strike', seat: me, chosen: [] }),
  },

  // The Hunter goes home; draw a card, then play up to two Cultists on free Locations. Points decide the game. (RC-5.32)
  'old-one-azathoth': {
    favour(s, me, ctx) {
      sendHunterHome(s, 'old-one-azathoth', ctx);
      push(s, { rule: 'extra-play', seat: me, source: 'old-one-azathoth', left: 2, location: null });
      draw(s, me, ctx);
    },
  },

  // Move up to two of your Cultists, from locked Locations too, to free Locations; then draw two cards. (RC-5.33)
  'old-one-yog-sothoth': {
    favour(s, me) {
      push(s, { rule: 'draw', seat: me, times: 2 });
      push(s, { rule: 'power-move', seat: me, moved: [] });
    },
  },

  // Place a destroyed Cultist of value 6 or less on a free Location, or draw two cards. (RC-5.34)
  'old-one-shub-niggurath': {
    favour: (s, me) => push(s, { rule: 'power-choice', seat: me }),
  },

  // An enemy Cultist of value 4 or less at a free Location may change to your side. (RC-5.35)
  'old-one-nyarlathotep': {
    favour: (s, me) => push(s, { rule: 'power-target', seat: me, oldOne: 'old-one-nyarlathotep', left: 1 }),
  },

  // Return up to two enemy Cultists of value 6 or less to the enemy's hand; then the enemy discards one at random. (RC-5.36)
  'old-one-hastur': {
    favour(s, me) {
      push(s, { rule: 'hastur-discard', seat: me });
      push(s, { rule: 'power-target', seat: me, oldOne: 'old-one-hastur', left: 2 });
    },
  },

  // Draw two cards; then you may place the top card of the Valley on a free Location. (RC-5.37)
  'old-one-dagon': {
    favour(s, me) {
      push(s, { rule: 'power-place', seat: me, oldOne: 'old-one-dagon', card: null });
      push(s, { rule: 'draw', seat: me, times: 2 });
    },
  },

  // His Location counts as two at the end of the game, whoever is favoured. (RC-5.38)
  'old-one-ithaqua': {},
};
