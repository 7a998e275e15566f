import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../../i18n/words.ts';
import { explain } from './explain.ts';
import { sceneGiven } from './test-table.ts';

beforeAll(() => speak('en'));

const hand = { players: { 0: { cultists: ['cultist-azure-04'], monsters: ['monster-mi-go'] } } };
const destination = { ...hand, stack: [{ rule: 'cultist-destination', card: 'cultist-azure-04' }] };

function whyNot(given: object, thing: string) {
  return explain(sceneGiven(given), thing).whyNot;
}

describe('why a thing cannot be touched', () => {
  it('names the one who is asked, when it is not me', () => {
    expect(whyNot({ ...hand, activeSeat: 1 }, 'deck')?.line).toBe('It’s Ben’s choice right now.');
  });

  it('says that a card must be chosen before a Location', () => {
    expect(whyNot(hand, 'location:arkham')).toEqual({ line: 'Choose a card in your hand first.', rule: 'RC-4.10' });
  });

  it('knows a hunted Location from a locked one', () => {
    const blocked = { ...destination, hunter: 'dunwich', locations: { arkham: { oldOne: 'old-one-hastur' } } };
    expect(whyNot(blocked, 'location:dunwich')?.line).toBe(
      'Nobody can play Cultists or Monsters where the Dark Hunter is.',
    );
    expect(whyNot(blocked, 'location:arkham')?.line).toBe('This Location is locked: an Old One lies here.');
  });

  it('does not blame an Old One or the Hunter for a card or power that lacks a target', () => {
    const noTarget = { line: 'It has no target there.', rule: 'RC-5.2' };
    const locations = {
      arkham: { oldOne: 'old-one-hastur' },
      innsmouth: { sides: { 1: ['cultist-jade-03'] } },
      kingsport: { sides: { 1: ['cultist-jade-04'] } },
    };
    const locked = { locations, hunter: 'dunwich' };
    const miGo = { ...hand, ...locked, stack: [{ rule: 'monster-location', card: 'monster-mi-go' }] };
    expect(whyNot(miGo, 'location:arkham')).toEqual(noTarget);
    expect(whyNot(miGo, 'location:dunwich')?.rule).toBe('RC-5.3');
    const strike = { ...hand, ...locked, stack: [{ rule: 'power-strike', seat: 0, chosen: [] }] };
    expect(whyNot(strike, 'location:dunwich')).toEqual(noTarget);
    expect(whyNot(strike, 'location:arkham')?.rule).toBe('RC-9.55');
  });

  it('says what would fit on the Valley', () => {
    const { line, rule } = whyNot({ ...destination, valley: ['cultist-jade-08'] }, 'valley') ?? { line: '', rule: '' };
    expect([line, rule]).toEqual(['It doesn’t fit: you need a card higher than Jade 8, or of its colour.', 'RC-4.10']);
  });

  it('says that a Monster has no target, and that no actions are left', () => {
    expect(whyNot(hand, 'card:monster-mi-go')).toEqual({
      line: 'It has no target right now, so it stays in your hand.',
      rule: 'RC-5.2',
    });
    const spent = {
      actionsLeft: 0,
      players: { 0: { cultists: ['cultist-azure-04'], monsters: ['monster-deep-one'] } },
    };
    expect(whyNot(spent, 'card:cultist-azure-04')).toEqual({
      line: 'You have no actions left this turn.',
      rule: 'RC-4.4',
    });
  });

  it('tells what a card does, by the words on it', () => {
    const { title, lines, rule } = explain(sceneGiven(hand), 'card:monster-mi-go');
    expect([title, rule]).toEqual(['Mi-Go', 'RC-5.10']);
    expect(lines[0]).toMatch(/^Take one of your opponent’s Cultists of value 6 or less/);
  });

  it('tells the power of an Old One at its Location, and those of Locations where they are played', () => {
    const { lines, rule } = explain(
      sceneGiven({ ...hand, locations: { arkham: { oldOne: 'old-one-hastur' } } }),
      'location:arkham',
    );
    expect([lines[1]?.slice(0, 17), rule]).toEqual(['Hastur lies here.', 'RC-5.36']);
    const withPowers = explain(sceneGiven(hand, { locationPowers: 'on' }), 'location:innsmouth');
    expect([withPowers.lines[1]?.slice(0, 18), withPowers.rule]).toEqual(['Order of the Tide:', 'RC-5.54']);
    expect(explain(sceneGiven(hand), 'location:innsmouth').lines).toHaveLength(1);
  });
});
