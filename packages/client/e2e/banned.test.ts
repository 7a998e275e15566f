import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

it('tells somebody who is banned until when and why, and what works all the same', async () => {
  const visitor = await stage.visitor();
  const { page } = visitor;
  const reason = 'You are banned from this server until 1 December. You were rude.';
  await page.addInitScript(() => localStorage.setItem('conclave.somebody', 'true'));
  await page.route('**/api/me', (route) => route.fulfill({ status: 403, json: { code: 'banned', message: reason } }));
  await page.goto('/');
  await page.getByRole('heading', { name: 'You’re banned from this server' }).waitFor();
  await page.getByText(reason).waitFor();
  await page.getByRole('link', { name: 'Read about the games' }).click();
  await page.waitForURL(/\/games\//);
  await page.getByRole('heading', { level: 1, name: 'Rise of Cthulhu' }).waitFor();
  // The browser itself notes the refusal, and nothing else went wrong.
  expect(visitor.problems.filter((one) => !one.includes('403'))).toEqual([]);
  await visitor.close();
});
