import { Ledger } from '@conclave/scenario';
import { withoutCopyNumber } from '../components/cards.ts';

/** The cards that a scenario's `given` names, by their ids or by names that several copies share. */
export class CardsNamed extends Ledger {
  /** Cards that stand somewhere in the given by their ids: a name without a copy means another. */
  private readonly byId: ReadonlySet<string>;

  constructor(given: unknown) {
    super();
    this.byId = new Set(wordsIn(given));
  }

  /** These cards of a kind, each by its id, or by its name: then it is the lowest copy that is not named otherwise. */
  copies<T extends string>(all: readonly T[], cards: readonly string[] | undefined, where: string): T[] {
    return (cards ?? []).flatMap((card) => {
      const copies = all.filter((one) => one === card || withoutCopyNumber(one) === card);
      const isLeft = (copy: string) => !this.has(copy) && !this.byId.has(copy);
      const id = copies.find((copy) => copy === card) ?? copies.find(isLeft) ?? copies[0];
      return id === undefined ? [] : [this.name(id, where)];
    });
  }
}

/** All words in a piece of plain data, wherever they stand. */
function wordsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return data === null || typeof data !== 'object' ? [] : Object.values(data).flatMap(wordsIn);
}
