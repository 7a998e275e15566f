/** Every choice the game can offer, by the names of CD-4.22, CD-4.36 and CD-4.120. */
import type { Choice, Seat } from '@conclave/kernel';
import type { AltarId } from './components/altars.ts';
import type { CharacterId } from './components/characters/ids.ts';
import type { Coin, Goods } from './components/coins.ts';
import type { Face } from './components/faces.ts';
import type { RitualId, Track } from './components/rituals/ids.ts';
import type { ActingSigil, SigilId } from './components/sigils/ids.ts';
import type { WraithId } from './components/wraiths/ids.ts';
import type { Target } from './places.ts';
import type { Mode } from './state.ts';

export type Placement = { readonly to: Target; readonly mode?: Mode };

export type DeepChoice =
  | { readonly type: PlainAnswer }
  | { readonly type: 'seat'; readonly seat: Seat }
  | { readonly type: 'die'; readonly die: number }
  | { readonly type: 'altar'; readonly altar: AltarId }
  | { readonly type: 'character'; readonly character: CharacterId }
  | { readonly type: 'wraith'; readonly wraith: WraithId }
  | { readonly type: 'take'; readonly from: Seat; readonly seat: Seat }
  | { readonly type: 'kraken-remove'; readonly seat: Seat }
  // Commit phase
  | ({ readonly type: 'commit-die'; readonly die: number } & Placement)
  | { readonly type: ChangeType; readonly die: number; readonly face: Face }
  | { readonly type: 'merchant-sell'; readonly coin: Coin }
  | { readonly type: 'hydra-discard'; readonly die: number }
  // Trades
  | { readonly type: 'trade-propose'; readonly seat: Seat }
  | { readonly type: 'trade-give' | 'trade-get'; readonly goods: Goods; readonly amount: number }
  // Response phase
  | ({ readonly type: 'place-die'; readonly die: number } & Placement)
  | { readonly type: 'siren'; readonly die: number; readonly to: Target }
  | { readonly type: 'guardian2-change' | 'assassin2-change' | 'blood-mage2-reroll'; readonly die: number }
  | { readonly type: 'transmute'; readonly from: Face; readonly face: Face }
  | WraithChoice
  | { readonly type: 'sigil'; readonly sigil: SigilId; readonly as?: ActingSigil }
  // Resolve phase
  | { readonly type: 'guardian-shield' | 'assassin-strike'; readonly seat: Seat }
  // Altar effects
  | { readonly type: 'hydra'; readonly seat: Seat; readonly effect: 'gain' | 'lose' }
  | { readonly type: 'lamia'; readonly thief: Seat; readonly victim: Seat }
  | { readonly type: 'gain-die'; readonly altar: AltarId; readonly face: Face }
  | ({ readonly type: 'blood-rites'; readonly face: Face } & Placement)
  | { readonly type: 'result'; readonly result: number }
  // Sigils
  | { readonly type: 'add-die'; readonly altar: AltarId; readonly face: Face; readonly seat: Seat }
  | { readonly type: 'copy'; readonly ritual: RitualId; readonly seat: Seat }
  | { readonly type: 'ascend'; readonly altar: AltarId; readonly track: Track; readonly spaces: number };

/** Answers that name nothing. */
export type PlainAnswer =
  | 'pass'
  | 'watch'
  | 'none'
  | 'yes'
  | 'no'
  | 'no-this-phase'
  | 'done'
  | 'accept'
  | 'decline'
  | 'stop'
  | 'stay'
  | 'idle'
  | 'end-commit'
  | 'trade-withdraw'
  | 'revoke'
  | 'one-die'
  | 'two-dice'
  | 'life'
  | 'coin';

/** Changes of an own die in the Commit phase, in the order in which they are offered. */
export const CHANGES = ['spend-chant', 'chant-keeper-change', 'alchemist-change', 'blood-rites-change'] as const;
export type ChangeType = (typeof CHANGES)[number];

/** `spend`: which of the own wraith dice, counted from 1. */
export type WraithChoice = {
  readonly type: 'wraith-ability';
  readonly spend?: number;
  readonly die?: number;
  readonly dice?: readonly number[];
  readonly to?: Target;
};

/** The choices that can have this type. */
export type ChoiceOf<T extends DeepChoice['type']> = ChoiceWith<DeepChoice, T>;
type ChoiceWith<C extends Choice, T> = C extends Choice ? (T extends C['type'] ? C : never) : never;

const plain = new Map<PlainAnswer, { readonly type: PlainAnswer }>();

/** Choices are made once and shared: lists of options are built hundreds of thousands of times a second in simulations. */
export function answer(type: PlainAnswer): { readonly type: PlainAnswer } {
  return cached(plain, type, () => ({ type }));
}

const SEATS = Array.from({ length: 8 }, (_, seat) => Object.freeze({ type: 'seat', seat } as const));
const dice = new Map<number, ChoiceOf<'die'>>();
const placements = new Map<string, ChoiceOf<'commit-die'>>();

export function seatChoice(seat: Seat): ChoiceOf<'seat'> {
  return SEATS[seat] as ChoiceOf<'seat'>;
}

export function dieChoice(die: number): ChoiceOf<'die'> {
  return cached(dice, die, () => ({ type: 'die', die }));
}

export function commitChoice(die: number, to: Target, mode: Mode | null): ChoiceOf<'commit-die'> {
  return cached(placements, `${die}${to}${mode}`, () =>
    mode === null ? { type: 'commit-die', die, to } : { type: 'commit-die', die, to, mode },
  );
}

function cached<K, V extends object>(made: Map<K, V>, key: K, make: () => V): V {
  let thing = made.get(key);
  if (thing === undefined) {
    thing = Object.freeze(make());
    made.set(key, thing);
  }
  return thing;
}

/** Each pending result, by its place in the list. */
export function resultChoices(results: readonly Face[]): DeepChoice[] {
  return results.map((_, result) => ({ type: 'result', result }));
}

/** The choice's name: its type and what it names, in that order, such as `commit-die:1:seat-2:power`. */
export function choiceId(choice: Choice): string {
  const parts = Object.values(choice).filter((part) => part !== undefined);
  return parts.map((part) => (Array.isArray(part) ? part.join('+') : part)).join(':');
}
