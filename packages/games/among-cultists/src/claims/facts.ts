/** What a seat was told, by the round in which it was told: what claims are made of and held against. */
import type { AmongTold } from '../events.ts';

/** A told event with its place in the story. */
export type Fact<T extends AmongTold['type'] = AmongTold['type']> = AmongTold<T> & {
  readonly round: number;
  readonly at: number;
};

/** The story with its rounds. */
export function factsOf(told: readonly AmongTold[]): readonly Fact[] {
  let round = 1;
  return told.map((event, at) => {
    if (event.type === 'roundBegan') round = event.round;
    return { ...event, at, round };
  });
}

export function factsNamed<T extends AmongTold['type']>(facts: readonly Fact[], ...types: readonly T[]): Fact<T>[] {
  return facts.filter((fact): fact is Fact<T> => (types as readonly string[]).includes(fact.type));
}
