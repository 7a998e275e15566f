import { expect, it } from 'vitest';
import { nextStep } from './useLettingGo.ts';

it('goes back to before the die that is let go, then picks the others again', () => {
  const picked = ['die:1', 'die:2', 'die:3'];
  const wanted = ['die:1', 'die:3'];
  const steps: (string | null)[] = [];
  for (let step = nextStep(picked, wanted); step !== null; step = nextStep(picked, wanted)) {
    steps.push(step);
    if (step === 'back') picked.pop();
    else picked.push(step);
  }
  expect(steps).toEqual(['back', 'back', 'die:3']);
  expect(picked).toEqual(wanted);
});
