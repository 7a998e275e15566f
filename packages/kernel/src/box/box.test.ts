import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../game.ts';
import { BadInput } from '../refused.ts';
import { boxFile, readBoxFile } from './file.ts';
import { between, boxForm } from './form.ts';
import { boxNumbers, boxText } from './read.ts';
import { boxLines } from './words.ts';

const form = boxForm({
  groups: {
    life: { alchemist: between(17, 1, 40), reaper: between(16, 1, 40) },
    symbol: { reaper: { is: 'dagger', of: ['dagger', 'blood'] } },
    arrival: { cthulhu: { order: ['arkham', 'dunwich'] } },
  },
  example: { life: { reaper: 12 } },
  check({ life }) {
    if (life.alchemist + life.reaper > 60) throw new BadInput('life: too much in all');
  },
});
const numbersOf = boxNumbers(form);

describe('numbers from an own box', () => {
  it('are written in one way, without what is as usual', () => {
    const text = boxText(form, { life: { reaper: 12, alchemist: 17 }, arrival: { cthulhu: ['dunwich', 'arkham'] } });
    expect(text).toBe('{"life":{"reaper":12},"arrival":{"cthulhu":["dunwich","arkham"]}}');
    expect(boxText(form, text)).toBe(text);
    expect(boxText(form, { life: { alchemist: 17 } })).toBe('');
    expect(boxText(form, '')).toBe('');
  });

  it('replace the usual ones, and leave the others', () => {
    const components = boxText(form, { life: { reaper: 12 }, symbol: { reaper: 'blood' } });
    expect(numbersOf({ components }).life).toEqual({ alchemist: 17, reaper: 12 });
    expect(numbersOf({ components }).symbol.reaper).toBe('blood');
    expect(numbersOf({}).arrival.cthulhu).toEqual(['arkham', 'dunwich']);
  });

  it.each([
    [{ lives: {} }, 'components has no "lives"; it has: life, symbol, arrival'],
    [{ life: 3 }, 'life cannot be 3; it holds: alchemist, reaper'],
    [{ life: { cook: 3 } }, 'life has no "cook"; it has: alchemist, reaper'],
    [{ life: { reaper: 0 } }, 'life.reaper cannot be 0; it can be a whole number from 1 to 40'],
    [{ life: { reaper: '7' } }, 'life.reaper cannot be "7"; it can be a whole number from 1 to 40'],
    [{ life: { reaper: 1.5 } }, 'life.reaper cannot be 1.5; it can be a whole number from 1 to 40'],
    [{ symbol: { reaper: 'cosmos' } }, 'symbol.reaper cannot be "cosmos"; it can be: dagger, blood'],
    [
      { arrival: { cthulhu: ['arkham'] } },
      'arrival.cthulhu cannot be ["arkham"]; it can be any order of: arkham, dunwich',
    ],
    [{ life: { alchemist: 40, reaper: 40 } }, 'life: too much in all'],
    ['{', 'components: this is no JSON; it should look like {"group": {"field": 1}}'],
    ['[1]', 'components cannot be [1]; it holds: life, symbol, arrival'],
    ['{"__proto__": {"life": 1}}', 'components has no "__proto__"; it has: life, symbol, arrival'],
  ])('are refused in one sentence that names the place and what may stand there: %j', (value, sentence) => {
    expect(() => boxText(form, value)).toThrow(expect.objectContaining({ name: 'BadInput', message: sentence }));
  });

  it('are told line by line, beside what is usual', () => {
    const texts = { 'box.life': 'Starting life', 'name.reaper': 'Reaper', 'name.dunwich': 'Dunwich' };
    expect(boxLines(form, texts, '{"life":{"reaper":12}}')).toEqual([
      { group: 'Starting life', field: 'Reaper', is: '12', usual: '16' },
    ]);
  });

  it('go into a file and come back, for their own game only', () => {
    const spec = { id: 'components', values: [''], default: '', form, rule: 'X-1' };
    const game: Pick<AnyGame, 'id' | 'options'> = { id: 'deep', options: [spec] };
    const text = boxText(form, { life: { reaper: 12 } });
    expect(readBoxFile(game, boxFile('deep', text))).toBe(text);
    expect(() => readBoxFile({ ...game, id: 'rise' }, boxFile('deep', text))).toThrow(
      'game cannot be "deep"; for this table it must be: rise',
    );
    expect(() => readBoxFile(game, 'no')).toThrow('this file is no JSON object');
  });
});
