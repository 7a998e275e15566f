import { BadInput } from '../refused.ts';

/** What is wrong with numbers from a box, as data: whoever speaks another language than English says it in their own words. */
export type BoxFault =
  | { readonly kind: 'no-json' | 'too-long' | 'other-game' }
  /** The place has things of its own, and this is not one of them. */
  | { readonly kind: 'stranger'; readonly place: string; readonly given: string }
  | {
      readonly kind: 'no-number';
      readonly place: string;
      readonly given: string;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly kind: 'no-choice' | 'no-order';
      readonly place: string;
      readonly given: string;
      readonly of: readonly string[];
    };

/** Numbers from a box that cannot be used. */
export class BadBox extends BadInput {
  readonly fault: BoxFault;
  constructor(message: string, fault: BoxFault) {
    super(message);
    this.fault = fault;
  }
}
