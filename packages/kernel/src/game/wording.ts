/** How a game is told to people: choices, questions, events, names and rules. */
import type { GameEvent, Told } from '../events.ts';
import type { Language } from '../languages.ts';
import type { Choice } from '../machine.ts';
import type { SourceMark } from '../rulebook/book.ts';
import type { Seat } from '../seats.ts';
import type { Catalogue, Shelf, Words } from '../texts.ts';

/**
 * Where rules and components come from, if not from the text of the printed game: `reconstructed` is what that text did not hold,
 * rebuilt so that all that is known fits; `ours` is an addition of this project.
 */
export interface Provenance {
  readonly mark: SourceMark;
  readonly rules: readonly string[];
  readonly components: readonly string[];
  /** The text that says why, one sentence for players. */
  readonly why: string;
}

/** A thing on the table that can be touched: `card:<id>`, `location:<id>`, `deck`, `valley`, `hunter`, `button:<choice type>`. */
export type Thing = string;

/** A choice as people make it: the things to touch, one after another, and the same in words. */
export interface Description {
  readonly path: readonly Thing[];
  readonly words: Words;
  /** The rule it rests on. */
  readonly rule: string;
  /**
   * Where it stands in the bar below the board: `confirm` does the thing, `pass` ends without doing anything. Without a slot
   * it stands in the list only. A path of things with the slot `confirm` waits there once all of them were touched.
   */
  readonly slot?: Slot;
  /** The label in its slot, at most 22 characters in every language. */
  readonly short?: Words;
  /** Asked before it is done, because it may lose the game or a life: a sentence that says what happens. */
  readonly warning?: Words;
}

export type Slot = 'pass' | 'confirm';

/** What happened, as a log line and the rule it rests on. */
export interface Narration {
  readonly words: Words;
  readonly rule: string;
}

/** Its catalogues and rules by language (`Shelf`), and which of their words fit a choice, a question or an event. */
export interface Wording<C extends Choice, V, E extends GameEvent> extends Shelf {
  /** The choice's name by the specification's ids, such as `play:cultist-jade-06`. Unique among the options of a decision. */
  choiceId(choice: C): string;
  describe(view: V, choice: C): Description;
  /** The sentence that asks for the pending decision, as the view's observer reads it. */
  prompt(view: V): Words;
  /** The sentence that tells an event as it was told to somebody, and the rule it rests on; null for what needs no words. */
  narrate(event: Told<E>): Narration | null;
  /** What sentences call differently at this table: texts that replace those of the catalogue, seats included. */
  namesAt?(view: V, names: readonly string[], language: Language): Catalogue;
  /** Which of the seats that sentences name is this player's, where there are more places at the table than players. */
  placeOf?(view: V, seat: Seat): Seat;
  /**
   * Ids of the specification that players do not read on their own: each leads to the ruling that says the same, or to
   * nothing where it is only about the program. Scenarios and tests may cite them.
   */
  readonly foldedRules?: Readonly<Record<string, string | null>>;
  /** What is not from the printed game's own text; everything that no mark names is. */
  readonly sources?: readonly Provenance[];
}
