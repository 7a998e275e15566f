/** A long random run: the tokens are counted after every choice, and everything there is comes into use, listed by name. */
import { resolveOptions, SeededChance, toldTo } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { INTRIGUE_NAMES, MIRACLE_NAMES, nameOf } from '../src/components/cards.ts';
import { ABILITIES, CULTS } from '../src/components/cults.ts';
import { LICENSES } from '../src/components/licenses.ts';
import { NUMBERS } from '../src/components/locations.ts';
import { STRENGTHS } from '../src/components/priests.ts';
import type { CityEvent } from '../src/events.ts';
import { rulebook } from '../src/rules/index.ts';
import type { City } from '../src/state.ts';
import { lateGame } from './late-game.ts';

const GAMES = 120;

/** Every decision of section 4.6 except the one of the setup, which these games do not have. */
const DECISIONS = Object.entries(rulebook).flatMap(([name, { kind }]) =>
  kind === 'question' && name !== 'pick-cult' ? [name] : [],
);

const occurred = { decisions: new Set<string>(), names: new Set<unknown>(), benefits: new Set<unknown>() };

function note(event: CityEvent): void {
  const told = toldTo(event, 'spectator');
  if (told.type === 'cardPlayed') occurred.names.add(nameOf(told.card));
  if (told.type === 'abilityUsed') occurred.names.add(told.ability);
  if (told.type === 'benefitTaken') occurred.benefits.add(told.location);
  if (told.type === 'licenseBought' || told.type === 'licenseTaken') occurred.names.add(told.card);
  if (told.type === 'cultTaken') occurred.names.add(told.cult);
}

/** At most three tokens of a strength and 15 in all with the Altars, at most one Altar in a Location (section 2.8). */
function checkTokens(s: City): void {
  for (const { priests, altars, followers, coins } of s.players) {
    for (const strength of STRENGTHS) {
      expect(priests.filter((priest) => priest.strength === strength).length).toBeLessThanOrEqual(3);
    }
    expect(priests.length - 1 + altars.length).toBeLessThanOrEqual(15);
    expect(new Set(priests.map(({ id }) => id)).size).toBe(priests.length);
    expect(new Set(altars).size).toBe(altars.length);
    expect(followers >= 0 && followers <= 9 && coins >= 0).toBe(true);
  }
}

describe('a long random run', () => {
  it('keeps to the number of tokens', () => {
    const chance = new SeededChance('long run');
    const ctx = { chance, tell: note, uncover: () => {} };
    const options = resolveOptions(lateGame, { 'round-limit': 12 });
    for (let game = 0; game < GAMES; game++) {
      const s = lateGame.setup(2 + (game % 4), options, ctx);
      for (let now = lateGame.pending(s); now !== null; ) {
        occurred.decisions.add(now.decision);
        const { seat, options } = now.asked[0] as (typeof now.asked)[number];
        // Passing is the commonest answer: acting twice as often shows more of the game.
        const acts = options.filter(({ type }) => type !== 'pass');
        const choice = chance.pick(acts.length > 0 && chance.below(2) === 0 ? acts : options);
        now = lateGame.apply(s, seat, choice, ctx);
        checkTokens(s);
      }
    }
  });

  it.each<[string, readonly unknown[], () => Set<unknown>]>([
    ['Cult', CULTS, () => occurred.names],
    ['ability', ABILITIES, () => occurred.names],
    ['Miracle', MIRACLE_NAMES, () => occurred.names],
    ['Intrigue', INTRIGUE_NAMES, () => occurred.names],
    ['License', LICENSES, () => occurred.names],
    ['benefit', NUMBERS, () => occurred.benefits],
    ['decision', DECISIONS, () => occurred.decisions],
  ])('uses every %s', (_, all, seen) => {
    expect(all.filter((one) => !seen().has(one))).toEqual([]);
  });
});
