/**
 * What the rules can be in the middle of, and the words they are written in. Questions and windows bear the decision ids of
 * CD-4.120. Rules speak of seats; the kernel is told which player sits there (CD-3.8).
 */
import {
  at,
  type Choice,
  type Context as ContextOf,
  type QuestionSpec,
  type Seat,
  vocabulary,
  type WindowSpec,
} from '@conclave/kernel';
import type { CharacterFrame } from './components/characters/index.ts';
import type { Goods } from './components/coins.ts';
import type { RitualId } from './components/rituals/ids.ts';
import type { RitualFrame } from './components/rituals/index.ts';
import type { ActingSigil, SigilId } from './components/sigils/ids.ts';
import type { SigilFrame } from './components/sigils/index.ts';
import type { Source } from './components/sources.ts';
import type { DeepEvent } from './events.ts';
import type { Deep } from './state.ts';

/** Whose an Altar effect is: that of a die, or that of a die which Portents has added (CD-5.1, CD-5.52.8). */
export interface EffectOwner {
  /** Makes the choices and answers for the deaths. */
  readonly chooser: Seat;
  /** "You" in the effect's text. */
  readonly receiver: Seat;
  /** Dice gained are added to rituals at once instead of being committed. */
  readonly isAdded: boolean;
}

export interface LossTarget {
  readonly seat: Seat;
  amount: number;
  /** What was really lost. */
  lost: number;
}

export interface TradeSide {
  readonly goods: Goods;
  readonly amount: number;
}

export interface Offer {
  readonly from: Seat;
  readonly to: Seat;
  readonly give: TradeSide;
  readonly get: TradeSide;
}

/** An offer that is still being put together: only its maker knows of it (CD-4.122). */
export interface Draft {
  readonly from: Seat;
  readonly to: Seat;
  readonly give: TradeSide | null;
}

/** Frames of the rules themselves. Those of a single card stand with the card. */
export type CoreFrame =
  // Sequences
  | { rule: 'turn'; at: number; begunLiving: boolean }
  | { rule: 'upkeep'; at?: number }
  | { rule: 'roll'; at?: number }
  | { rule: 'commit'; at?: number | undefined }
  | { rule: 'response'; at?: number | undefined }
  | { rule: 'resolve'; at?: number | undefined }
  | { rule: 'between-dice'; at?: number }
  /** A marker has moved: the Altar effect, perhaps once more, and the completion. */
  | { rule: 'altar-effect'; at?: number; altar: number; ritual: RitualId; owner: EffectOwner }
  | { rule: 'complete'; at?: number; altar: number; keeper: Seat; chosenBy: Seat | null }
  | { rule: 'loss'; at?: number; source: Source; killer: Seat | null; targets: LossTarget[]; feeds: Seat | null }
  | { rule: 'explosion'; at?: number; sorceress: Seat; exempt: Seat | null }
  | { rule: 'sigil'; at?: number; seat: Seat; sigil: SigilId; as: ActingSigil; revokes: boolean; cancelled: boolean }
  | { rule: 'death-check'; at?: number; dead: Seat[] }
  | { rule: 'between-turns'; at?: number }
  // Windows
  | { rule: 'respond'; passed?: Seat[] }
  | { rule: 'resolve-act'; passed?: Seat[]; moment: 'opening' | 'between' | 'closing'; watched: Seat[] }
  | { rule: 'counter-sigil'; passed?: Seat[]; declarer: Seat }
  // Questions
  | { rule: 'truly-hp-replace'; seat: Seat }
  | { rule: 'reroll'; left: number; picked: number[] }
  | { rule: 'commit-die'; discarded: number }
  | { rule: 'recommit-die'; die: number }
  /** `seat`: who places it; the Specter follows the target rule of Siren coins. */
  | { rule: 'place-die'; die: number; seat: Seat; freely: boolean }
  | { rule: 'trade-answer'; offer: Offer }
  | { rule: 'resolve-next' }
  | { rule: 'altar-gain-die'; altar: number; owner: EffectOwner }
  | { rule: 'choose-keeper'; seat: Seat }
  | { rule: 'arcane-explode'; seat: Seat }
  | { rule: 'arcane-exempt'; seat: Seat }
  | { rule: 'return'; at?: number; seat: Seat }
  | { rule: 'choose-wraith'; seat: Seat }
  | { rule: 'sigil-params'; seat: Seat; sigil: ActingSigil; picked: number[] };

export type DeepFrame = CoreFrame | CharacterFrame | RitualFrame | SigilFrame;

export type FrameOf<N extends DeepFrame['rule']> = Extract<DeepFrame, { rule: N }>;

/** What a rule may use besides the state. */
export type Context = ContextOf<DeepEvent>;

const words = vocabulary<Deep, DeepFrame, DeepEvent>();
export const { sequence, push, pushEach } = words;

export function question<N extends DeepFrame['rule'], C extends Choice>(
  name: N,
  spec: QuestionSpec<Deep, FrameOf<N>, C, DeepEvent>,
) {
  return words.question<N, C>(name, { ...spec, asks: (s, frame) => playerOn(s, spec.asks(s, frame)) });
}

export function window<N extends DeepFrame['rule'], C extends Choice>(
  name: N,
  spec: WindowSpec<Deep, FrameOf<N>, C, DeepEvent>,
) {
  return words.window<N, C>(name, {
    ...spec,
    asks: (s, frame) => spec.asks(s, frame).map((seat) => playerOn(s, seat)),
    options: (s, frame, player) => spec.options(s, frame, seatOf(s, player)),
    act: (s, frame, player, choice, ctx) => spec.act(s, frame, seatOf(s, player), choice, ctx),
  });
}

/** The player who sits on a seat. */
export function playerOn(s: Pick<Deep, 'sitting'>, seat: Seat): Seat {
  return s.sitting.indexOf(seat);
}

/** The seat a player sits on. */
export function seatOf(s: Pick<Deep, 'sitting'>, player: Seat): Seat {
  return at(s.sitting, player);
}

/** The nearest frame of this name: a prompt changes the loss it interrupts. */
export function nearest<N extends DeepFrame['rule']>(s: Deep, name: N): FrameOf<N> {
  const frame = s.stack.findLast((one) => one.rule === name);
  if (frame === undefined) throw new Error(`no ${name} is under way`);
  return frame as FrameOf<N>;
}
