/** What a seat was told, by the round in which it was told: what claims are made of and held against. */
import type { ToldEvent } from '@conclave/kernel';
import type { AmongEvent } from '../events.ts';

/** An event as it was told: what was secret stands beside the rest for whoever it was meant for. */
type Opened<E> = E extends { secret: infer X } ? Omit<E, 'secret'> & Partial<Omit<X, 'to'>> : E;
export type AmongTold = Opened<AmongEvent>;

/** A told event with its place in the story. */
export type Fact<T extends AmongTold['type'] = AmongTold['type']> = Extract<AmongTold, { type: T }> & {
  readonly round: number;
  readonly at: number;
};

/** The story with its rounds. */
export function factsOf(told: readonly ToldEvent[]): readonly Fact[] {
  let round = 1;
  return (told as readonly AmongTold[]).map((event, at) => {
    if (event.type === 'roundBegan') round = event.round;
    return { ...event, at, round } as Fact;
  });
}

export function factsNamed<T extends AmongTold['type']>(facts: readonly Fact[], ...types: readonly T[]): Fact<T>[] {
  return facts.filter((fact): fact is Fact<T> => (types as readonly string[]).includes(fact.type));
}
