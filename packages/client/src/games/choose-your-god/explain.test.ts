import { ABILITIES_OF, type CityView, canPayFor, chooseYourGod as game } from '@conclave/choose-your-god';
import { Playthrough, SeededChance, type Thing } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { speak } from '../../i18n/words.ts';
import type { Scene } from '../../table/contract.ts';
import { explain } from './explain.ts';

await speak('en');
const play = new Playthrough(game, 3, { seating: 'lobby' }, new SeededChance('explain'));
const asked = play.pending?.asked[0]?.seat ?? 0;

function sceneOf(seat: number): Scene {
  const view = game.viewOf(play.state as never, seat) as CityView;
  const names = ['Ann', 'Ben', 'Cid'];
  return { game, view, seat, you: seat, names, language: 'en', catalogue: game.texts.en, told: [] };
}

describe('every thing on the board', () => {
  const things: readonly Thing[] = [
    'location:1',
    'location:13',
    'priest:patriarch-red',
    'priest:priest-red-1',
    'card:mir-manna-1',
    'card:int-blackmail-2',
    'card:lic-title-oracle',
    'card:supremacy',
    'ability:anubis-light-passing',
    'cult:tiamat',
    'number:3',
    'deck:miracle',
    'mobs',
    'altar',
    'sheet:1',
    'supremacy',
  ];
  const known = new Set(game.rules.en.map(({ id }) => id));

  it.each(things)('%s is explained by a rule that the drawer has', (thing) => {
    const { rule, title, lines } = explain(sceneOf(asked), thing);
    expect(known).toContain(rule);
    expect([title, ...lines].join(' ')).not.toMatch(/name\.|card\.|city\./);
  });
});

describe('what I cannot touch', () => {
  it('says who is asked, when it is not me', () => {
    const { whyNot } = explain(sceneOf((asked + 1) % 3), 'location:1');
    expect(whyNot?.line).toContain(['Ann', 'Ben', 'Cid'][asked]);
  });

  it('says that a Priest is to be chosen before a Location', () => {
    expect(explain(sceneOf(asked), 'location:1').whyNot?.rule).toBe('CG-4.30');
  });

  it('says that a Location is closed to whoever has too few Followers, whatever is chosen first', () => {
    expect(explain(sceneOf(asked), 'location:13').whyNot?.rule).toBe('CG-4.33');
  });

  it('says that abilities are for the Resolution Phase', () => {
    expect(explain(sceneOf(asked), 'ability:anubis-light-passing').whyNot?.rule).toBe('CG-4.42');
  });
});

describe('every ability of every Cult', () => {
  const abilities = Object.values(ABILITIES_OF).flatMap(({ light, dark }) => [...light, ...dark]);

  it.each(abilities)('%s says whether it can be paid, also before any Location is active', (id) => {
    const { view } = sceneOf(asked) as { view: CityView };
    expect(view.activeLocation).toBeNull();
    expect(canPayFor(view, asked, id)).toBeTypeOf('boolean');
  });
});
