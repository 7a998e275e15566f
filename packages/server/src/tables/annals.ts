/**
 * A list that grows at its end and is never changed otherwise. A longer version shares the array of the version it grew from,
 * so that a game of hundreds of choices is not copied with every one of them.
 */
export class Annals<T> implements Iterable<T> {
  readonly length: number;
  /** May be longer than this version. */
  private readonly items: T[];

  private constructor(items: T[], length: number) {
    this.items = items;
    this.length = length;
  }

  static of<T>(items: readonly T[]): Annals<T> {
    return new Annals([...items], items.length);
  }

  with(item: T): Annals<T> {
    // Of two versions that grow from this one, only the first can have its array.
    const isLatest = this.items.length === this.length;
    const items = isLatest ? this.items : this.items.slice(0, this.length);
    items.push(item);
    return new Annals(items, items.length);
  }

  /** The version that had so many items. */
  first(length: number): Annals<T> {
    return new Annals(this.items, Math.min(length, this.length));
  }

  at(index: number): T | undefined {
    return index < this.length ? this.items[index] : undefined;
  }

  get last(): T | undefined {
    return this.length === 0 ? undefined : this.items[this.length - 1];
  }

  from(index: number): T[] {
    return this.items.slice(index, this.length);
  }

  findLastIndex(isIt: (item: T) => boolean): number {
    let index = this.length - 1;
    while (index >= 0 && !isIt(this.items[index] as T)) index--;
    return index;
  }

  [Symbol.iterator](): Iterator<T> {
    return this.from(0).values();
  }
}
