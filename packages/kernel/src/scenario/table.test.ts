import { describe, expect, it } from 'vitest';
import { SeededChance } from '../chance.ts';
import { machine, type State, vocabulary } from '../machine.ts';
import { Telling } from '../playthrough.ts';
import { fieldsOf } from './fields.ts';
import { framesOf, settledTable } from './table.ts';

type Turning = { type: 'turned' };
type Wheel = { rule: 'turn'; at?: number } | { rule: 'stuck'; at?: number };
interface Table extends State<Wheel> {
  turns: number;
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

function spun(turns: number, rule: Wheel['rule'] = 'turn'): number {
  const telling = new Telling<Turning>(new SeededChance(1));
  settledTable(wheel, { turns, stack: [{ rule }] }, telling);
  return telling.events.length;
}

describe('the table of a scenario', () => {
  it('is one where the rules have run until somebody is asked or all is over', () => {
    expect(spun(3)).toBe(3);
  });

  it('is refused at once if the rules would run for ever', () => {
    expect(() => spun(-1)).toThrow('given: nobody can ever act');
  });

  it('is refused with the reason if the rules cannot go on', () => {
    expect(() => spun(1, 'stuck')).toThrow('given: the rules cannot go on from here: the wheel is stuck');
  });

  it('has the rules on its stack that are written there, if there are such rules', () => {
    const frames = (stack: unknown) => framesOf<Wheel>(fieldsOf({ stack }, 'given', ['stack']), rulebook);
    expect(frames([{ rule: 'turn', at: 0 }])).toEqual([{ rule: 'turn', at: 0 }]);
    expect(frames(undefined)).toEqual([]);
    expect(() => frames([{ rule: 'nap' }])).toThrow('given.stack: there is no rule "nap"');
    expect(() => frames([null])).toThrow('given.stack: there is no rule null');
    expect(() => frames('turn')).toThrow('given.stack: a list of rules is wanted');
  });
});
