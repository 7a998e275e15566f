/** The six Artifacts (sections 2.3 and 5.3). The Hunter does not stop them. */
import type { Seat } from '@conclave/kernel';
import { numbersOf } from '../box.ts';
import type { RiseChoice } from '../choices.ts';
import { type Context, push } from '../frames.ts';
import { draw, mayTakeFromValley, takeFromValley } from '../rules/drawing.ts';
import { ambushGrounds, moveHunter, sendHunterHome } from '../rules/hunter.ts';
import type { Rise } from '../state.ts';
import { addToHand, attach, enemyOf, enemyTargets, isHunted, playerOf, remove, steal } from '../table.ts';
import { type CultistId, inCanonicalOrder, isCultist } from './cultists.ts';
import { LOCATIONS, type LocationId } from './locations.ts';
import type { OldOneId } from './old-ones.ts';

/** In table order. */
export const ARTIFACTS = [
  'artifact-necronomicon',
  'artifact-elder-sign',
  'artifact-silver-key',
  'artifact-shining-trapezohedron',
  'artifact-lamp-of-alhazred',
  'artifact-yellow-sign',
] as const;
export type ArtifactId = (typeof ARTIFACTS)[number];

export interface Artifact {
  isPlayable(s: Rise, me: Seat): boolean;
  play(s: Rise, me: Seat, ctx: Context): void;
  /** Artifacts with an `artifact-location`. */
  readonly location?: {
    options(s: Rise, me: Seat): readonly LocationId[];
    affect(s: Rise, me: Seat, here: LocationId, ctx: Context): void;
  };
  /** Artifacts with an `artifact-target`. `upTo` above 1: asked again, and after the first one may stop. */
  readonly target?: {
    readonly upTo: number;
    options(s: Rise, me: Seat): CultistId[];
    affect(s: Rise, me: Seat, card: CultistId, ctx: Context): void;
  };
}

export const artifacts: Readonly<Record<ArtifactId, Artifact>> = {
  // Draw a card, then play up to two extra Cultists, on locked Locations too. (RC-5.21)
  'artifact-necronomicon': {
    isPlayable: (s, me) => s.deck.length > 0 || playerOf(s, me).cultists.length > 0,
    play(s, me, ctx) {
      push(s, { rule: 'extra-play', seat: me, source: 'artifact-necronomicon', left: 2, location: null });
      draw(s, me, ctx);
    },
  },

  // Attach it to your side of any Location; 3 points. The Hunter cannot enter, and your Cultists there are protected. (RC-5.22)
  'artifact-elder-sign': {
    isPlayable: () => true,
    play: askLocation('artifact-elder-sign'),
    location: {
      options: () => LOCATIONS,
      affect(s, me, here, ctx) {
        remove(s.artifactDiscard, 'artifact-elder-sign');
        attach(s, me, 'artifact-elder-sign', here, ctx);
        if (isHunted(s, here)) sendHunterHome(s, 'artifact-elder-sign', ctx);
      },
    },
  },

  // Take one or two Cultists from the discard pile or any depth of the Valley. (RC-5.23)
  'artifact-silver-key': {
    isPlayable: (s) => unlockable(s).length > 0,
    play: askTarget('artifact-silver-key'),
    target: {
      upTo: 2,
      options: unlockable,
      affect(s, me, card, ctx) {
        if (s.valley.includes(card)) takeFromValley(s, me, card, 'artifact-silver-key', ctx);
        else takeFromDiscard(s, me, card, ctx);
      },
    },
  },

  // Bring the Dark Hunter to a free Location; the enemy's highest and then lowest Cultist there are destroyed. (RC-5.24)
  'artifact-shining-trapezohedron': {
    isPlayable: (s, me) => ambushGrounds(s, me).length > 0,
    play: askLocation('artifact-shining-trapezohedron'),
    location: {
      options: ambushGrounds,
      affect(s, me, here, ctx) {
        const by = 'artifact-shining-trapezohedron';
        const side = enemyOf(me);
        moveHunter(s, here, by, ctx);
        push(s, { rule: 'tie-victim', seat: me, location: here, side, end: 'lowest', by });
        push(s, { rule: 'tie-victim', seat: me, location: here, side, end: 'highest', by });
      },
    },
  },

  // See the enemy's hand, take one Cultist from it, and learn which Old One comes next. (RC-5.25)
  'artifact-lamp-of-alhazred': {
    isPlayable: () => true,
    play(s, me, ctx) {
      lookAround(s, me, ctx);
      push(s, { rule: 'artifact-target', card: 'artifact-lamp-of-alhazred', taken: 0 });
    },
    target: {
      upTo: 1,
      options: (s, me) => [...playerOf(s, enemyOf(me)).cultists],
      affect(s, me, card, ctx) {
        remove(playerOf(s, enemyOf(me)).cultists, card);
        addToHand(s, me, card);
        ctx.tell({ type: 'handTaken', seat: me, secret: { to: [0, 1], card } });
      },
    },
  },

  // An enemy Cultist of value 5 or less at any Location changes to your side. (RC-5.26)
  'artifact-yellow-sign': {
    isPlayable: (s, me) => converts(s, me).length > 0,
    play: askTarget('artifact-yellow-sign'),
    target: {
      upTo: 1,
      options: converts,
      affect: (s, me, card, ctx) => steal(s, me, card, 'artifact-yellow-sign', ctx),
    },
  },
};

const CHOICES = new Map(ARTIFACTS.map((card) => [card, Object.freeze({ type: 'artifact', card } as const)]));

export function artifactChoice(card: ArtifactId): Extract<RiseChoice, { type: 'artifact' }> {
  return CHOICES.get(card) as { type: 'artifact'; card: ArtifactId };
}

/** What the Silver Key can fetch: the discard pile, and the Valley without what was played there this turn. */
function unlockable(s: Rise): CultistId[] {
  const fromValley = s.valley.filter((card) => mayTakeFromValley(s, card));
  return inCanonicalOrder([...s.discard, ...fromValley]);
}

function takeFromDiscard(s: Rise, me: Seat, card: CultistId, ctx: Context): void {
  remove(s.discard, card);
  addToHand(s, me, card);
  ctx.tell({ type: 'cultistTaken', seat: me, card, from: 'discard', by: 'artifact-silver-key' });
}

/** The seat alone is told what the Lamp shows: the hand as it is now, and the next Old One until it awakens (RC-8.7, RC-8.11). */
function lookAround(s: Rise, me: Seat, ctx: Context): void {
  const { cultists, monsters, artifacts: held } = playerOf(s, enemyOf(me));
  const nextOldOne = s.deck.find((card): card is OldOneId => !isCultist(card)) ?? null;
  playerOf(s, me).knownNextOldOne = nextOldOne;
  const seen = { cultists: [...cultists], monsters: [...monsters], artifacts: [...held], nextOldOne };
  ctx.tell({ type: 'handSeen', seat: me, secret: { to: [me], ...seen } });
}

function askLocation(card: ArtifactId): Artifact['play'] {
  return (s) => push(s, { rule: 'artifact-location', card });
}

/** Who can change sides for the Yellow Sign. */
function converts(s: Rise, me: Seat): CultistId[] {
  return enemyTargets(s, me, LOCATIONS, numbersOf(s.options).atMost['artifact-yellow-sign']);
}

function askTarget(card: ArtifactId): Artifact['play'] {
  return (s) => push(s, { rule: 'artifact-target', card, taken: 0 });
}
