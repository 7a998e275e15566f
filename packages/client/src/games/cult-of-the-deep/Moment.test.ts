import { expect, it } from 'vitest';
import { weightiest } from './Moment.tsx';

const died = (title: string) => ({ kind: 'died', title });
const ritual = { kind: 'ritualCompleted', title: 'Kraken' };

it('every death has its moment, and nothing else beside it', () => {
  expect(weightiest([died('Dan'), ritual, died('Cleo'), ritual])).toEqual([died('Dan'), died('Cleo')]);
});

it('whoever dies and possesses the High Priest has both moments', () => {
  const possession = { kind: 'possessed', title: 'Possession' };
  expect(weightiest([died('Ada'), ritual, possession])).toEqual([died('Ada'), possession]);
});

it('without a death the latest news is shown alone', () => {
  expect(weightiest([{ kind: 'revived', title: 'Ada' }, ritual])).toEqual([ritual]);
  expect(weightiest([])).toEqual([]);
});
