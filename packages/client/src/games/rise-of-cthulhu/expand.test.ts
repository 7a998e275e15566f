import { riseOfCthulhu } from '@conclave/rise-of-cthulhu';
import { expect, it } from 'vitest';
import { optionsOf, slotsAfter } from '../../table/choosing.ts';
import { expand } from './expand.ts';
import { viewGiven } from './test-table.ts';

/** Amber 1 can go to Innsmouth only, where it wakes the power of the place; Crimson 9 could also go on the Valley. */
const oneWay = {
  players: { 0: { cultists: ['cultist-amber-01', 'cultist-crimson-09'] } },
  hunter: 'arkham',
  valley: ['cultist-crimson-04'],
  locations: {
    dunwich: { oldOne: 'old-one-yog-sothoth' },
    kingsport: { oldOne: 'old-one-azathoth' },
    innsmouth: { sides: { 0: ['cultist-jade-05'] } },
  },
};

it('makes a card and where it goes one path', () => {
  const options = optionsOf(riseOfCthulhu, viewGiven(oneWay), expand);
  const paths = options.map(({ description }) => description.path.join(' '));
  expect(paths).toContain('card:cultist-crimson-09 location:innsmouth');
  expect(paths).toContain('card:cultist-crimson-09 valley');
});

it('asks nothing before a card is played that is asked only after it', () => {
  const view = viewGiven(oneWay, { locationPowers: 'on' });
  const options = optionsOf(riseOfCthulhu, view, expand);
  expect(slotsAfter(options, [])).toMatchObject({ pass: null, confirm: null });
  expect(options.filter(({ description }) => description.path[0] === 'card:cultist-amber-01')).toHaveLength(1);
});
