import { BadInput } from '@conclave/kernel';

/** Every card is in exactly one place: this keeps the books on those that a `given` names. */
export class Ledger {
  private readonly named = new Set<string>();

  has(card: string): boolean {
    return this.named.has(card);
  }

  name<T extends string>(card: T, where: string): T {
    if (this.named.has(card)) throw new BadInput(`${where}: ${card} is named twice`);
    this.named.add(card);
    return card;
  }

  nameAll<T extends string>(cards: readonly T[] | undefined, where: string): T[] {
    return (cards ?? []).map((card) => this.name(card, where));
  }

  /** The first of these that is named nowhere; it is now. */
  next<T extends string>(kind: readonly T[]): T {
    const card = kind.find((one) => !this.named.has(one));
    if (card === undefined) throw new BadInput('given: there are not enough cards');
    return this.name(card, 'given');
  }

  /** Those of a kind that are named nowhere, so many at most; they are now. */
  others<T extends string>(kind: readonly T[], most = kind.length): T[] {
    const rest = kind.filter((card) => !this.named.has(card)).slice(0, most);
    return this.nameAll(rest, 'given');
  }
}
