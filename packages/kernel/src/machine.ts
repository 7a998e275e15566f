/**
 * The rules machine. Everything the rules are in the middle of is a frame on `state.stack`, and each
 * frame names one of four kinds of rule: a sequence, a question, a ballot or a window.
 * docs/decisions/0001-rules-are-frames.md says why, and how the hard parts of each game are expressed.
 */
import { offeredOption } from './asked.ts';
import type { Chance } from './chance.ts';
import type { GameEvent } from './events.ts';
import { Refused } from './refused.ts';
import type { Seat } from './seats.ts';

/** A choice is plain data told apart by its type, so that a log means the same after options were reordered. */
export interface Choice {
  readonly type: string;
}

/** What the rules are in the middle of: the rule's name and whatever it must remember. Plain data. */
export interface Frame {
  readonly rule: string;
  /** Sequences: the step that comes next. */
  at?: number | undefined;
  /** Ballots: the answers that are in, by seat. */
  sealed?: Record<Seat, Choice>;
  /** Windows: who has passed since the last act. */
  passed?: Seat[];
}

export interface State<F extends Frame = Frame> {
  stack: F[];
}

/** What a rule may use besides the state: chance, and a voice. A search hands in a silent one. */
export interface Context<E extends GameEvent> {
  readonly chance: Chance;
  tell(event: E): void;
  /** Something that lay face down is seen by somebody now: nothing before this point can be taken back. */
  uncover(): void;
  /** The rules are about to answer for a seat that has one option: for those who want to know of it. */
  answering?(seat: Seat, choice: Choice): void;
}

/** For code that knows no game by name. */
export type AnyContext = Context<GameEvent>;

/** The choice that every window offers. */
export const PASS = Object.freeze({ type: 'pass' } as const);
export type Pass = typeof PASS;

export type Step<S, F, E extends GameEvent> = (state: S, frame: F, ctx: Context<E>) => void;

/** Steps done in order; a step may push frames, which are settled before the next step. */
export interface Sequence<S, F, E extends GameEvent> {
  readonly kind: 'sequence';
  readonly steps: readonly Step<S, F, E>[];
}

export interface QuestionSpec<S, F, C extends Choice, E extends GameEvent> {
  asks(state: S, frame: F): Seat;
  /** None: the question does not arise. */
  options(state: S, frame: F): readonly C[];
  /** The frame is off the stack when this runs, so nothing has to be "completed". */
  choose(state: S, frame: F, choice: C, ctx: Context<E>): void;
  /**
   * What happens when only one option is left: `ask` all the same (the default: an unasked seat could betray a hidden
   * hand) or `apply` it unasked (where the option is an open fact, or the rulebook says so).
   */
  readonly whenOnlyOne?: 'ask' | 'apply';
}

/** One seat decides. */
export interface Question<S, F, C extends Choice, E extends GameEvent> extends QuestionSpec<S, F, C, E> {
  readonly kind: 'question';
}

export interface BallotSpec<S, F, C extends Choice, E extends GameEvent> {
  /** Follows from public facts only. */
  asks(state: S, frame: F): readonly Seat[];
  options(state: S, frame: F, seat: Seat): readonly C[];
  /** Runs once, when the last answer is in, whatever the order of arrival. */
  reveal(state: S, frame: F, answers: Readonly<Record<Seat, C>>, ctx: Context<E>): void;
  /** Nobody is shown who has answered already. */
  readonly uniform?: boolean;
}

/** Several seats decide in secret; the answers are revealed together. */
export interface Ballot<S, F, C extends Choice, E extends GameEvent> extends BallotSpec<S, F, C, E> {
  readonly kind: 'ballot';
}

export interface WindowSpec<S, F, C extends Choice, E extends GameEvent> {
  /** Who may act, in the order a search walks them. Follows from public facts only. */
  asks(state: S, frame: F): readonly Seat[];
  /** What the seat may do besides passing. */
  options(state: S, frame: F, seat: Seat): readonly C[];
  /** Carried out at once; it reopens the window for everybody. Frames it pushes are settled first. */
  act(state: S, frame: F, seat: Seat, choice: C, ctx: Context<E>): void;
  /** Choices that are carried out and yet count as passing. */
  countsAsPass?(choice: C): boolean;
  /** Runs when all have passed in a row; the frame is off the stack. */
  close?(state: S, frame: F, ctx: Context<E>): void;
}

/** Several seats may act in any order; it closes when all have passed in a row. */
export interface Window<S, F, C extends Choice, E extends GameEvent> extends WindowSpec<S, F, C, E> {
  readonly kind: 'window';
}

// biome-ignore lint/suspicious/noExplicitAny: a rulebook holds rules of many frame and choice types; the pairing is checked where it is made
type Any = any;
type AnyRule<S, E extends GameEvent> =
  | Sequence<S, Any, E>
  | Question<S, Any, Any, E>
  | Ballot<S, Any, Any, E>
  | Window<S, Any, Any, E>;

/** The rule of every frame name of a game. */
export type Rulebook<S, F extends Frame, E extends GameEvent> = { readonly [N in F['rule']]: AnyRule<S, E> };

/** One seat that is asked, the decision's name and what it may choose: never empty. */
export interface Asked<C extends Choice = Choice> {
  readonly seat: Seat;
  readonly decision: string;
  readonly options: readonly C[];
}

/** Who is asked now. Several seats may be asked at once; a search answers for the first. */
export interface Pending<C extends Choice = Choice> {
  readonly decision: string;
  readonly asked: readonly Asked<C>[];
  /** A uniform ballot: nobody may be shown who of its voters is still asked. */
  readonly uniform?: true;
}

/** The words a game writes its rules in, bound to its state, frames and events. */
export function vocabulary<S extends State<F>, F extends Frame, E extends GameEvent>() {
  type Named<N extends F['rule']> = Extract<F, { rule: N }>;
  return {
    sequence: <N extends F['rule']>(_: N, steps: readonly Step<S, Named<N>, E>[]): Sequence<S, Named<N>, E> => ({
      kind: 'sequence',
      steps,
    }),
    question: <N extends F['rule'], C extends Choice>(
      _: N,
      spec: QuestionSpec<S, Named<N>, C, E>,
    ): Question<S, Named<N>, C, E> => ({ kind: 'question', ...spec }),
    ballot: <N extends F['rule'], C extends Choice>(
      _: N,
      spec: BallotSpec<S, Named<N>, C, E>,
    ): Ballot<S, Named<N>, C, E> => ({ kind: 'ballot', ...spec }),
    window: <N extends F['rule'], C extends Choice>(
      _: N,
      spec: WindowSpec<S, Named<N>, C, E>,
    ): Window<S, Named<N>, C, E> => ({ kind: 'window', ...spec }),
    /** Puts a rule before everything that is still to come. */
    push: (state: S, frame: F): void => {
      state.stack.push(frame);
    },
    /** Puts a rule a thing before everything that is still to come, the first thing on top. */
    pushEach: <T>(state: S, things: readonly T[], frameOf: (thing: T, index: number) => F): void => {
      for (let i = things.length - 1; i >= 0; i--) state.stack.push(frameOf(things[i] as T, i));
    },
  };
}

/** How seats are asked: one alone, several in secret, or several who may act in any order. */
export type AskingKind = 'question' | 'ballot' | 'window';

/** What runs a rulebook. Every state that leaves it is settled: somebody is asked, or the stack is empty. */
export interface Machine<S, C extends Choice, E extends GameEvent> {
  /** Runs the rules until somebody must decide; null when nothing is left to do. */
  settle(state: S, ctx: Context<E>): Pending<C> | null;
  /** Who is asked in a settled state. */
  pending(state: S): Pending<C> | null;
  /** Carries out an option taken from `pending`, unchecked and fast: for searches and playouts. */
  apply(state: S, seat: Seat, choice: C, ctx: Context<E>): Pending<C> | null;
  /** Carries out a choice from outside; throws `Refused` and changes nothing if it is not offered. */
  choose(state: S, seat: Seat, choice: Choice, ctx: Context<E>): Pending<C> | null;
  /** How the decision of this name asks. */
  kindOfDecision(decision: string): AskingKind;
}

export function machine<S extends State<F>, F extends Frame, C extends Choice, E extends GameEvent>(
  rulebook: Rulebook<S, F, E>,
): Machine<S, C, E> {
  const rules = new Map(Object.entries<AnyRule<S, E>>(rulebook).map(([name, rule]) => [name, inOneShape(rule)]));

  function ruleNamed(name: string): AnyRule<S, E> {
    const rule = rules.get(name);
    if (rule === undefined) throw new Error(`no rule named ${name}`);
    return rule;
  }

  function settle(state: S, ctx: Context<E>): Pending<C> | null {
    const { stack } = state;
    for (;;) {
      const frame = topOf(stack);
      if (frame === undefined) return null;
      // Read once: frames have many shapes, and every look into one of them has to find out which.
      const name = frame.rule;
      const rule = ruleNamed(name);
      switch (rule.kind) {
        case 'sequence': {
          const at = frame.at ?? 0;
          frame.at = at + 1;
          // The last step never comes back, so its frame goes first and the stack stays flat.
          if (frame.at >= rule.steps.length) stack.pop();
          rule.steps[at]?.(state, frame, ctx);
          break;
        }
        case 'question': {
          const options = rule.options(state, frame);
          if (options.length > 1 || (options.length === 1 && rule.whenOnlyOne !== 'apply')) {
            return askOne(rule.asks(state, frame), name, options);
          }
          if (options.length === 1) ctx.answering?.(rule.asks(state, frame), options[0]);
          stack.pop();
          if (options.length === 1) rule.choose(state, frame, options[0], ctx);
          break;
        }
        case 'ballot': {
          const voting = askVoters(rule, state, frame);
          if (voting.asked.length > 0) return voting;
          stack.pop();
          rule.reveal(state, frame, frame.sealed ?? {}, ctx);
          break;
        }
        case 'window': {
          const asked = actorsLeft(rule, state, frame);
          if (asked.length > 0) return { decision: frame.rule, asked };
          stack.pop();
          rule.close?.(state, frame, ctx);
          break;
        }
      }
    }
  }

  function pending(state: S): Pending<C> | null {
    const frame = topOf(state.stack);
    if (frame === undefined) return null;
    const rule = ruleNamed(frame.rule);
    switch (rule.kind) {
      case 'sequence':
        throw new Error(`the state is not settled: ${frame.rule} has not run`);
      case 'question':
        return askOne(rule.asks(state, frame), frame.rule, rule.options(state, frame));
      case 'ballot':
        return askVoters(rule, state, frame);
      case 'window':
        return { decision: frame.rule, asked: actorsLeft(rule, state, frame) };
    }
  }

  function apply(state: S, seat: Seat, choice: C, ctx: Context<E>): Pending<C> | null {
    const { stack } = state;
    const frame = topOf(stack);
    if (frame === undefined) throw new Refused('not-asked', 'The game is over.');
    const rule = ruleNamed(frame.rule);
    switch (rule.kind) {
      case 'sequence':
        throw new Error(`the state is not settled: ${frame.rule} has not run`);
      case 'question':
        stack.pop();
        rule.choose(state, frame, choice, ctx);
        break;
      case 'ballot':
        frame.sealed = { ...frame.sealed, [seat]: choice };
        break;
      case 'window': {
        const passes = choice.type === 'pass' || rule.countsAsPass?.(choice) === true;
        frame.passed = passes ? [...(frame.passed ?? []), seat] : [];
        if (choice.type !== 'pass') rule.act(state, frame, seat, choice, ctx);
        break;
      }
    }
    return settle(state, ctx);
  }

  function choose(state: S, seat: Seat, choice: Choice, ctx: Context<E>): Pending<C> | null {
    return apply(state, seat, offeredOption(pending(state), seat, choice), ctx);
  }

  function kindOfDecision(decision: string): AskingKind {
    const kind = rules.get(decision)?.kind;
    if (kind === undefined || kind === 'sequence') throw new Error(`no decision named ${decision}`);
    return kind;
  }

  return { settle, pending, apply, choose, kindOfDecision };
}

/** The same rule with all fields that any kind has, in one order: engines read objects of a single shape fastest. */
function inOneShape<S, E extends GameEvent>(rule: AnyRule<S, E>): AnyRule<S, E> {
  const { kind, steps, asks, options, choose, whenOnlyOne, uniform, reveal, act, countsAsPass, close } =
    rule as unknown as Record<string, unknown>;
  const even = { kind, steps, asks, options, choose, whenOnlyOne, uniform, reveal, act, countsAsPass, close };
  return even as unknown as AnyRule<S, E>;
}

/** The frame that comes next. The length is asked first: one `stack[-1]`, which is a name to engines, makes this place slow for good. */
function topOf<F>(stack: readonly F[]): F | undefined {
  return stack.length === 0 ? undefined : stack[stack.length - 1];
}

function askOne<C extends Choice>(seat: Seat, decision: string, options: readonly C[]): Pending<C> {
  return { decision, asked: [{ seat, decision, options }] };
}

function askVoters<S, F extends Frame, C extends Choice, E extends GameEvent>(
  rule: Ballot<S, F, C, E>,
  state: S,
  frame: F,
): Pending<C> {
  const sealed = frame.sealed ?? {};
  const asked = rule
    .asks(state, frame)
    .filter((seat) => !(seat in sealed))
    .map((seat) => ({ seat, decision: frame.rule, options: rule.options(state, frame, seat) }));
  return rule.uniform === true ? { decision: frame.rule, asked, uniform: true } : { decision: frame.rule, asked };
}

function actorsLeft<S, F extends Frame, C extends Choice, E extends GameEvent>(
  rule: Window<S, F, C, E>,
  state: S,
  frame: F,
): Asked<C>[] {
  const passed = frame.passed ?? [];
  return rule
    .asks(state, frame)
    .filter((seat) => !passed.includes(seat))
    .map((seat) => ({
      seat,
      decision: frame.rule,
      options: [PASS as unknown as C, ...rule.options(state, frame, seat)],
    }));
}
