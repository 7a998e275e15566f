import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barriers, DESKTOP, openStage, PHONE, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const SCREENS = [
  '/',
  '/new/rise-of-cthulhu',
  '/games/choose-your-god',
  '/games/cult-of-the-deep/rules',
  '/settings',
  '/about',
  '/nowhere',
];
/** Each language on one of the sizes. */
const READERS = [
  { locale: 'en-GB', viewport: DESKTOP },
  { locale: 'de-DE', viewport: PHONE },
];

describe.each(READERS)('in $locale', (reader) => {
  it.each(SCREENS)('nothing stands in the way at %s', async (path) => {
    const { page, problems, close } = await stage.visitor(reader);
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: /./ }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await barriers(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  it('nothing stands in the way before the start of a game', async () => {
    const { page, close } = await stage.visitor(reader);
    await page.goto('/new/rise-of-cthulhu');
    await page.locator('form button[type=submit]').click();
    await page.locator('input[readonly]').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await barriers(page)).toEqual([]);

    const invited = await stage.visitor({ ...reader, viewport: PHONE });
    await invited.page.goto(await page.locator('input[readonly]').inputValue());
    await invited.page.locator('form button[type=submit]').first().waitFor();
    expect(await barriers(invited.page)).toEqual([]);
    await invited.close();
    await close();
  });
});

it.each(['light', 'contrast'])('nothing stands in the way in %s colours', async (theme) => {
  const { page, close } = await stage.visitor();
  await page.addInitScript((value) => {
    localStorage.setItem('conclave.preferences', JSON.stringify({ theme: value }));
  }, theme);
  for (const path of SCREENS) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: /./ }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await barriers(page)).toEqual([]);
  }
  await close();
});

it.each([
  { size: DESKTOP, name: 'a desktop' },
  { size: PHONE, name: 'a phone' },
  { size: { width: 360, height: 640 }, name: 'a small phone' },
])('nothing runs out of the page on $name, even with larger text', async ({ size }) => {
  const { page, close } = await stage.visitor({ viewport: size });
  await page.addInitScript(() => {
    localStorage.setItem('conclave.preferences', JSON.stringify({ textSize: 'larger', language: 'de' }));
  });
  for (const path of SCREENS) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: /./ }).waitFor();
    expect({ path, width: await page.evaluate(() => document.documentElement.scrollWidth) }).toEqual({
      path,
      width: size.width,
    });
  }
  await close();
});

it.each(SCREENS)('everything at %s is large enough for a finger', async (path) => {
  const { page, close } = await stage.visitor({ viewport: PHONE });
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: /./ }).waitFor();
  await page.waitForLoadState('networkidle');
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('button, a, select, input, summary')]
      // A link in a line of text, a radio inside its label, a board that is only a picture, and what is not on the screen are other cases.
      .filter((one) => one.closest('p, li li, label, footer, [inert]') === null && one.getBoundingClientRect().top >= 0)
      .filter((one) => one.checkVisibility() && !one.closest('ul[class*=credits]'))
      .filter((one) => one.getBoundingClientRect().height < 43.5)
      .map((one) => one.outerHTML.slice(0, 120)),
  );
  expect(small).toEqual([]);
  await close();
});
