import { machine, SeededChance, type State, Telling, vocabulary } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { settledTable } from './table.ts';

type Turning = { type: 'turned' };
type Wheel = { rule: 'turn'; at?: number } | { rule: 'stuck'; at?: number };
interface Table extends State<Wheel> {
  turns: number;
  result: string | null;
}

const { sequence, push } = vocabulary<Table, Wheel, Turning>();
const rulebook = {
  turn: sequence('turn', [
    (table, _, ctx) => {
      ctx.tell({ type: 'turned' });
      table.turns -= 1;
      if (table.turns !== 0) push(table, { rule: 'turn' });
    },
  ]),
  stuck: sequence('stuck', [
    () => {
      throw new Error('the wheel is stuck');
    },
  ]),
};
const wheel = machine<Table, Wheel, never, Turning>(rulebook);

function spun(turns: number, rule: Wheel['rule'] = 'turn', result: string | null = 'over'): number {
  const telling = new Telling<Turning>(new SeededChance(1));
  settledTable(wheel, { turns, result, stack: [{ rule }] }, telling);
  return telling.events.length;
}

describe('the table of a scenario', () => {
  it('is one where the rules have run until somebody is asked or all is over', () => {
    expect(spun(3)).toBe(3);
  });

  it('is refused at once if the rules would run for ever', () => {
    expect(() => spun(-1)).toThrow('given: nobody can ever act');
  });

  it('is refused if nobody is asked and nothing is over', () => {
    expect(() => spun(1, 'turn', null)).toThrow('given: nobody can ever act');
  });

  it('is refused with the reason if the rules cannot go on', () => {
    expect(() => spun(1, 'stuck')).toThrow('given: the rules cannot go on from here: the wheel is stuck');
  });
});
