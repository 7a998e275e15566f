import { expect, it } from 'vitest';
import { weightiest } from './Moment.tsx';

const died = (title: string) => ({ kind: 'died', title });
const ritual = { kind: 'ritualCompleted', title: 'Kraken' };

it('every death has its moment, and nothing else beside it', () => {
  expect(weightiest([died('Dan'), ritual, died('Cleo'), ritual])).toEqual([died('Dan'), died('Cleo')]);
});

it('without a death the latest news is shown alone', () => {
  expect(weightiest([{ kind: 'possessed', title: 'Ada' }, ritual])).toEqual([ritual]);
  expect(weightiest([])).toEqual([]);
});
