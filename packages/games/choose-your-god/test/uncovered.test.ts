import { type Asked, resolveOptions, SeededChance, Telling } from '@conclave/kernel';
import { expect, it } from 'vitest';
import type { CityChoice } from '../src/choices.ts';
import { chooseYourGod } from '../src/index.ts';
import { scenarios } from '../src/scenario/index.ts';

const OWNERS = {
  'fafnir-light-treachery': { cult: 'fafnir', coins: 5, hand: ['mir-manna'] },
  'nirriti-dark-iniquity': {
    cult: 'nirriti',
    dark: true,
    followers: 5,
    coins: 9,
    hand: ['mir-manna', 'int-blackmail'],
  },
} as const;

it.each(Object.entries(OWNERS))('cannot be taken back once it turned up an Intrigue: %s', (ability, owner) => {
  const telling = () => new Telling(new SeededChance(1));
  const given = { activeLocation: 6, players: [owner, {}] };
  const s = scenarios.given(2, resolveOptions(chooseYourGod), given, telling());
  const next = (choose: (options: readonly CityChoice[]) => CityChoice | undefined) => {
    const asked = chooseYourGod.pending(s)?.asked[0] as Asked<CityChoice>;
    const step = telling();
    const choice = choose(asked.options);
    if (choice === undefined) throw new Error(`${ability} cannot be used`);
    chooseYourGod.choose(s, asked.seat, choice, step);
    return step;
  };
  let step = next((options) => options.find((option) => option.type === 'ability' && option.ability === ability));
  // What it costs is paid first, in questions of their own.
  for (let i = 0; i < 5 && !turnsUp(step); i++) step = next(([first]) => first);
  expect(turnsUp(step)).toBe(true);
  expect(step.uncovered).toBe(true);
});

function turnsUp({ events }: Telling): boolean {
  return events.some(({ type }) => type === 'intrigueRevealed');
}
