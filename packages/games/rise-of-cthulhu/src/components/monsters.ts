/** The eight Monsters (sections 2.2 and 5.2). "Here" is the Location the Monster is played on. */
import type { Seat } from '@conclave/kernel';
import { numbersOf } from '../box.ts';
import type { RiseChoice } from '../choices.ts';
import { type Context, push } from '../frames.ts';
import { ambushGrounds, moveHunter } from '../rules/hunter.ts';
import type { Rise } from '../state.ts';
import {
  attach,
  cultistsAt,
  enemyOf,
  enemyTargets,
  isHunted,
  remove,
  revivable,
  revive,
  sideOf,
  takeFromLocation,
} from '../table.ts';
import type { CultistId } from './cultists.ts';
import { LOCATIONS, type LocationId } from './locations.ts';

/** In table order. */
export const MONSTERS = [
  'monster-deep-one',
  'monster-star-spawn',
  'monster-shoggoth',
  'monster-mi-go',
  'monster-byakhee',
  'monster-nightgaunt',
  'monster-ghoul',
  'monster-hound-of-tindalos',
] as const;
export type MonsterId = (typeof MONSTERS)[number];

export interface Monster {
  /** Where it may be played now; nowhere: it stays in the hand. */
  locations(s: Rise, me: Seat): LocationId[];
  play(s: Rise, me: Seat, here: LocationId, ctx: Context): void;
  /** Monsters with a `monster-target`: which Cultists it can be, and what happens to the chosen one. */
  readonly target?: {
    options(s: Rise, me: Seat, here: LocationId): CultistId[];
    affect(s: Rise, me: Seat, here: LocationId, card: CultistId, ctx: Context): void;
  };
}

export const monsters: Readonly<Record<MonsterId, Monster>> = {
  // Attach it to your side; 5 points. (RC-5.7)
  'monster-deep-one': {
    locations: notHunted,
    play: (s, me, here, ctx) => stay(s, me, 'monster-deep-one', here, ctx),
  },

  // Attach it to your side; 3 points. Then you may play a Cultist there, even if the Location is locked. (RC-5.8)
  'monster-star-spawn': {
    locations: notHunted,
    play(s, me, here, ctx) {
      stay(s, me, 'monster-star-spawn', here, ctx);
      push(s, { rule: 'extra-play', seat: me, source: 'monster-star-spawn', left: 1, location: here });
    },
  },

  // Destroy the enemy's lowest Cultist there, twice. (RC-5.9)
  'monster-shoggoth': {
    locations: (s, me) => where(s, (here) => enemyTargets(s, me, [here])),
    play(s, me, here) {
      const side = enemyOf(me);
      push(s, { rule: 'tie-victim', seat: me, location: here, side, end: 'lowest', by: 'monster-shoggoth' });
      push(s, { rule: 'tie-victim', seat: me, location: here, side, end: 'lowest', by: 'monster-shoggoth' });
    },
  },

  // Take an enemy Cultist of value 6 or less from there into your hand. (RC-5.10)
  'monster-mi-go': {
    locations: (s, me) => where(s, (here) => kidnapped(s, me, here)),
    play: askTarget('monster-mi-go'),
    target: {
      options: kidnapped,
      affect: (s, me, _, card, ctx) => takeFromLocation(s, enemyOf(me), card, me, 'monster-mi-go', ctx),
    },
  },

  // Move one to three of your Cultists from other Locations there, then draw a card. (RC-5.11)
  'monster-byakhee': {
    locations: (s, me) => where(s, (here) => elsewhere(s, me, here)),
    play(s, me, here) {
      push(s, { rule: 'draw', seat: me, times: 1 });
      push(s, { rule: 'monster-move', location: here, moved: 0 });
    },
  },

  // Put one enemy Cultist from there on top of the Valley. This is no play. (RC-5.12)
  'monster-nightgaunt': {
    locations: (s, me) => where(s, (here) => enemyTargets(s, me, [here])),
    play: askTarget('monster-nightgaunt'),
    target: {
      options: (s, me, here) => enemyTargets(s, me, [here]),
      affect(s, me, here, card, ctx) {
        const side = enemyOf(me);
        remove(sideOf(s, here, side).cultists, card);
        s.valley.push(card);
        // Whatever this turn did with it before, it lies there by no play of anybody (RC-9.66).
        s.valleyPlayed = s.valleyPlayed.filter((other) => other !== card);
        s.valleyTaken = s.valleyTaken.filter((other) => other !== card);
        ctx.tell({ type: 'cultistBanished', card, location: here, side });
      },
    },
  },

  // Place a destroyed Cultist of value 6 or less, whoever owned it, on your side there. (RC-5.13)
  'monster-ghoul': {
    locations: (s) => where(s, () => revivable(s, 'monster-ghoul')),
    play: askTarget('monster-ghoul'),
    target: {
      options: (s) => revivable(s, 'monster-ghoul'),
      affect: (s, me, here, card, ctx) => revive(s, me, card, here, 'monster-ghoul', ctx),
    },
  },

  // Bring the Dark Hunter to a free Location, hunted or not; only the enemy's highest Cultist there is destroyed. (RC-5.14)
  'monster-hound-of-tindalos': {
    locations: ambushGrounds,
    play(s, me, here, ctx) {
      moveHunter(s, here, 'monster-hound-of-tindalos', ctx);
      push(s, {
        rule: 'tie-victim',
        seat: me,
        location: here,
        side: enemyOf(me),
        end: 'highest',
        by: 'monster-hound-of-tindalos',
      });
    },
  },
};

const CHOICES = new Map(MONSTERS.map((card) => [card, Object.freeze({ type: 'monster', card } as const)]));

export function monsterChoice(card: MonsterId): Extract<RiseChoice, { type: 'monster' }> {
  return CHOICES.get(card) as { type: 'monster'; card: MonsterId };
}

/** The Cultists of a seat that Byakhee can bring: from every Location but this one. */
export function elsewhere(s: Rise, me: Seat, here: LocationId): CultistId[] {
  return cultistsAt(
    s,
    me,
    LOCATIONS.filter((location) => location !== here),
  );
}

/** A Monster is played on a Location that is not hunted; locked ones are allowed (RC-5.3). */
function notHunted(s: Rise): LocationId[] {
  return LOCATIONS.filter((location) => !isHunted(s, location));
}

/** The Locations that are not hunted and give the card somebody to act on. */
function where(s: Rise, targets: (here: LocationId) => readonly CultistId[]): LocationId[] {
  return notHunted(s).filter((here) => targets(here).length > 0);
}

/** Whom Mi-Go can take away. */
function kidnapped(s: Rise, me: Seat, here: LocationId): CultistId[] {
  return enemyTargets(s, me, [here], numbersOf(s.options).atMost['monster-mi-go']);
}

function askTarget(card: MonsterId): Monster['play'] {
  return (s, _, here) => push(s, { rule: 'monster-target', card, location: here });
}

function stay(
  s: Rise,
  me: Seat,
  card: 'monster-deep-one' | 'monster-star-spawn',
  here: LocationId,
  ctx: Context,
): void {
  remove(s.monsterDiscard, card);
  attach(s, me, card, here, ctx);
}
