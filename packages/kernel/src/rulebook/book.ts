/** A rulebook as people read it. The numbered rules stand behind its paragraphs; docs/decisions/0004 says why it has this form. */

/** Words of a paragraph: plain, strong, slanted, a link to a chapter or rule, or a mark that says where something is from. */
export type Inline =
  | { readonly kind: 'plain' | 'strong' | 'slanted'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string }
  | { readonly kind: 'mark'; readonly mark: SourceMark; readonly note: string | null };

/** reconstructed: ours, in place of a value or text that was not known; ours: the printed game has no such rule. */
export type SourceMark = 'reconstructed' | 'ours';

/** Words with the ids of the rules that stand behind them. */
export interface Passage {
  readonly words: readonly Inline[];
  readonly rules: readonly string[];
  /** Left out where it is always said. */
  readonly when?: Condition;
}

/** Something that is said only at tables with one of these values of an option; `seats` is the number of seats. */
export interface Condition {
  readonly option: string;
  readonly values: readonly string[];
}

export type Block =
  | ({ readonly kind: 'text' } & Passage)
  | { readonly kind: 'heading'; readonly id: string; readonly words: readonly Inline[] }
  | { readonly kind: 'list'; readonly isNumbered: boolean; readonly items: readonly Passage[] }
  | {
      readonly kind: 'table';
      readonly rows: readonly (readonly (readonly Inline[])[])[];
      readonly rules: readonly string[];
    }
  /** Drawn by the client under this name. */
  | { readonly kind: 'picture'; readonly name: string; readonly alt: string; readonly caption: readonly Inline[] }
  /** All cards of a kind with their pictures and texts. */
  | { readonly kind: 'cards'; readonly name: string };

export interface Chapter {
  /** The same in every language: addresses name it. */
  readonly id: string;
  readonly title: readonly Inline[];
  readonly blocks: readonly Block[];
}

export interface RulebookText {
  readonly title: string;
  /** The first one is the first page and has no heading of its own. */
  readonly chapters: readonly Chapter[];
}

/** The words without their shape, for searching and for names. */
export function plainWords(words: readonly Inline[]): string {
  return words.map((part) => (part.kind === 'mark' ? '' : part.text)).join('');
}
