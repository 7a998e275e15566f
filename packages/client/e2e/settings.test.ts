import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openStage, type Stage, type Visitor } from './stage.ts';

let stage: Stage;
let visitor: Visitor;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());
afterEach(async () => {
  expect(visitor.problems).toEqual([]);
  await visitor.close();
});

it('speaks German to somebody whose browser does', async () => {
  visitor = await stage.visitor({ locale: 'de-AT' });
  await visitor.page.goto('/');
  await visitor.page.getByRole('heading', { name: 'Vier Brettspiele um Kulte und Geheimnisse' }).waitFor();
  expect(await visitor.page.locator('html').getAttribute('lang')).toBe('de');
});

it('changes the language without loading the page again, and remembers it', async () => {
  visitor = await stage.visitor();
  const { page } = visitor;
  await page.goto('/settings');
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  await page.reload();
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
});

it('keeps colours, text size and movement over a reload', async () => {
  visitor = await stage.visitor();
  const { page } = visitor;
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Light' }).check();
  await page.getByRole('radio', { name: 'Larger' }).check();
  await page.getByRole('radio', { name: 'Less' }).check();
  await page.reload();
  const root = page.locator('html');
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  expect(await root.getAttribute('data-theme')).toBe('light');
  expect(await root.getAttribute('data-text-size')).toBe('larger');
  expect(await root.getAttribute('data-motion')).toBe('less');
});

it('moves somebody to another device by a recovery code', async () => {
  visitor = await stage.visitor();
  const { page } = visitor;
  await page.goto('/new/rise-of-cthulhu');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/t\//);
  await page.goto('/settings');
  await page.getByLabel('Your name').fill('Obed Marsh');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved.').waitFor();
  await page.getByRole('button', { name: 'Make a recovery code' }).click();
  const code = await page.locator('code').textContent();

  const other = await stage.visitor();
  await other.page.goto('/settings');
  await other.page.getByLabel('I have a code from another device').fill(code ?? '');
  await other.page.getByRole('button', { name: 'Sign in' }).click();
  await other.page.getByText('Welcome back, Obed Marsh.').waitFor();

  // Both see both devices; the first signs the second out.
  await page.reload();
  await page.getByRole('list', { name: 'Your devices' }).getByRole('listitem').nth(1).waitFor();
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.getByText('Signed out.').waitFor();
  await page.getByRole('list', { name: 'Your devices' }).getByRole('listitem').nth(1).waitFor({ state: 'detached' });
  await page.getByText('This device').waitFor();
  expect((await other.page.request.get('/api/me')).status()).toBe(401);
  expect(other.problems).toEqual([]);
  await other.close();
});

it('deletes somebody who says so twice', async () => {
  visitor = await stage.visitor();
  const { page } = visitor;
  await page.goto('/new/rise-of-cthulhu');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/t\//);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete my profile' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete my profile' }).click();
  await page.getByText('You haven’t played yet').waitFor();
});
