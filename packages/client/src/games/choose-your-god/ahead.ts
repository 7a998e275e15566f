/**
 * Looking one question ahead: a Priest that is to Preach asks where, and a card asks whom it is for. Both are touched before
 * anything is sent, so that one can change one's mind, and nobody sees a card that was not played.
 */
import type { CityView } from '@conclave/choose-your-god';
import { type AnyGame, type Choice, type Seat, SeededChance, type State, Telling } from '@conclave/kernel';
import type { PathOption } from '../../table/contract.ts';
import { cityView } from './view.ts';

/** What these turn up decides what is asked next, and nobody knows it yet (CG-5.119, CG-5.128). */
const HANG_ON_A_HIDDEN_CARD: ReadonlySet<string> = new Set(['nirriti-dark-iniquity', 'arachne-dark-sorcery']);

export function hangsOnAHiddenCard(choice: Choice): boolean {
  const { ability } = choice as Choice & { ability?: string };
  return ability !== undefined && HANG_ON_A_HIDDEN_CARD.has(ability);
}

/** Questions whose answer only begins something. */
const BEGINNINGS: ReadonlySet<string> = new Set(['intent', 'act', 'pick-own-priest', 'thieves-amount']);

export interface Next {
  readonly world: State;
  /** What the seat sees when it is asked. */
  readonly view: CityView;
  readonly options: readonly Choice[];
}

/** The question that the seat is asked right after this choice; null: another seat is, or nobody knows. */
export function nextQuestion(game: AnyGame, view: CityView, choice: Choice): Next | null {
  const seat = view.seat as Seat;
  if (hangsOnAHiddenCard(choice)) return null;
  const world = game.worldFrom(view, new SeededChance('preview'));
  const telling = new Telling(new SeededChance('preview'));
  game.choose(world, seat, choice, telling);
  const asked = game.pending(world)?.asked.find((one) => one.seat === seat);
  const after = game.viewOf(world, seat) as CityView;
  const isSameMoment = after.activeLocation === view.activeLocation && after.round === view.round;
  if (asked === undefined || telling.uncovered || !isSameMoment || asked.decision === view.pending?.decision)
    return null;
  return { world, view: after, options: asked.options };
}

/** The options that lead on from one that only begins something; null: it stands. */
export function expandWith(game: AnyGame) {
  return (given: unknown, option: PathOption): readonly PathOption[] | null => {
    const view = cityView(given);
    const { choice, description } = option;
    if (!BEGINNINGS.has(view.pending?.decision ?? '') || description.slot === 'pass') return null;
    const next = nextQuestion(game, view, choice);
    if (next === null) return null;
    const { warning } = description;
    const ahead = next.options.map((then) => ({ then, described: game.describe(next.view, then) }));
    // A question that can be passed is better asked by itself: until then passing means the first one.
    if (ahead.some(({ described }) => described.slot === 'pass')) return null;
    return ahead.map(({ then, described }) => {
      const path = [...description.path, ...described.path];
      return { choice, next: then, description: { ...described, path, ...(warning === undefined ? {} : { warning }) } };
    });
  };
}
