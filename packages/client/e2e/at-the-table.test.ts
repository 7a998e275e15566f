import { afterAll, beforeAll, expect, it } from 'vitest';
import { touch } from './at-the-table.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** Five cards in a fan. What is pointed at rises over its neighbours; the second lies under a lamp and cannot be clicked. */
const FAN = `<style>
  main { display: flex; position: relative; padding: 20px }
  button { width: 80px; height: 120px; margin-right: -60px; position: relative; flex: none }
  button:hover { z-index: 1 }
  i { position: absolute; left: 40px; width: 20px; height: 200px; z-index: 2 }
</style>
<main>${'<button data-touchable onclick="this.dataset.touched = true">card</button>'.repeat(5)}<i></i></main>`;

it('who touches things in steps of as many as there are does not try the one that cannot be touched for ever', async () => {
  const { page, close } = await stage.visitor();
  await page.setContent(FAN);
  for (let move = 0; move < 5; move++) await touch(page, 'touch', move * 5 + 1);
  const touched = await page.evaluate(() =>
    [...document.querySelectorAll('button')].map((button) => button.dataset.touched === 'true'),
  );
  expect(touched).toEqual([true, false, true, true, true]);
  await close();
});
