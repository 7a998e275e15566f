/** The cards that a scenario's `given` names: each is in exactly one place. */
import { BadInput, type Reader } from '@conclave/kernel';
import {
  INTRIGUES,
  type IntrigueId,
  isIntrigue,
  isMiracle,
  MIRACLES,
  type MiracleId,
  withoutCopyNumber,
} from './components/cards.ts';
import { LICENSES, type LicenseId } from './components/licenses.ts';
import { listOf } from './given-fields.ts';

const isLicense = (card: string): card is LicenseId => (LICENSES as readonly string[]).includes(card);

export class CardsNamed {
  private readonly named = new Set<string>();
  /** Cards that stand somewhere in the given by their ids: a name without a copy means another. */
  private readonly byId: ReadonlySet<string>;

  constructor(given: unknown) {
    this.byId = new Set(wordsIn(given));
  }

  miracles(fields: Reader, key: string): MiracleId[] {
    return listOf(fields, key).map((card) => this.name(card, MIRACLES, isMiracle, `${fields.where}.${key}`));
  }

  intrigues(fields: Reader, key: string): IntrigueId[] {
    return listOf(fields, key).map((card) => this.name(card, INTRIGUES, isIntrigue, `${fields.where}.${key}`));
  }

  licenses(fields: Reader, key: string): LicenseId[] {
    return listOf(fields, key).map((card) => this.license(card, `${fields.where}.${key}`));
  }

  license(card: unknown, where: string): LicenseId {
    return this.name(card, LICENSES, isLicense, where);
  }

  /** A card by its id, or by its name: then it is the lowest copy that is not named otherwise. */
  private name<T extends string>(card: unknown, all: readonly T[], isKind: (id: string) => id is T, where: string): T {
    const text = String(card);
    const copies = all.filter((one) => withoutCopyNumber(one) === text);
    const isLeft = (copy: string) => !this.named.has(copy) && !this.byId.has(copy);
    const id = isKind(text) ? text : (copies.find(isLeft) ?? copies[0]);
    if (id === undefined) throw new BadInput(`${where}: ${JSON.stringify(card)} does not belong here`);
    if (this.named.has(id)) throw new BadInput(`${where}: ${id} is named twice`);
    this.named.add(id);
    return id;
  }

  /** Those of a kind that are named nowhere, so many at most: they are placed by this. */
  others<T extends string>(kind: readonly T[], most = kind.length): T[] {
    const rest = kind.filter((card) => !this.named.has(card)).slice(0, most);
    for (const card of rest) this.named.add(card);
    return rest;
  }
}

/** All words in a piece of plain data, wherever they stand. */
function wordsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return data === null || typeof data !== 'object' ? [] : Object.values(data).flatMap(wordsIn);
}
