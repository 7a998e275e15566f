import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStage, PHONE, type Stage, type Visitor } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** A host who has opened a table, and its invitation. */
async function hosting(): Promise<{ host: Visitor; link: string }> {
  const host = await stage.visitor();
  await host.page.goto('/new/rise-of-cthulhu');
  await host.page.getByRole('button', { name: 'Open the table' }).click();
  const link = await host.page.getByLabel('Link to the table').inputValue();
  return { host, link };
}

it('lets a friend join by link on a phone, talk, and play', async () => {
  const { host, link } = await hosting();
  const friend = await stage.visitor({ viewport: PHONE, hasTouch: true, isMobile: true });
  await friend.page.goto(link);
  await friend.page.getByLabel('Your name').fill('Asenath');
  await friend.page.getByRole('button', { name: 'Take a seat' }).tap();
  await host.page.getByText('Asenath').first().waitFor();

  await friend.page.getByLabel('Your message').fill('Shall we?');
  await friend.page.getByRole('button', { name: 'Send' }).tap();
  await host.page.getByText('Shall we?').waitFor();

  await host.page.getByRole('button', { name: 'Start game', exact: true }).click();
  await Promise.all([host, friend].map(({ page }) => page.locator('[data-thing]').first().waitFor()));
  expect(await friend.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  expect([...host.problems, ...friend.problems]).toEqual([]);
  await host.close();
  await friend.close();
});

it('lets the host seat a bot, send it away, and begin with bots in the free seats', async () => {
  const { host } = await hosting();
  const { page } = host;
  await page.getByRole('button', { name: 'Add a bot to seat 2' }).click();
  await page.getByRole('button', { name: /^Novice/ }).click();
  await page.getByText('Novice (bot)').waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Novice (bot)' }).getByRole('button').click();
  await page.getByRole('button', { name: 'Start, with bots in the open seats' }).click();
  await page.locator('[data-thing]').first().waitFor();
  expect(host.problems).toEqual([]);
  await host.close();
});

it('shows everybody at once when the host changes the rules', async () => {
  const { host, link } = await hosting();
  const guest = await stage.visitor();
  await guest.page.goto(link);
  await guest.page.getByText('All as in the rulebook.').waitFor();
  await host.page.getByRole('button', { name: 'Change the rules of this table' }).click();
  await host.page.getByLabel('Do the Locations have powers?').selectOption('on');
  await host.page.getByRole('button', { name: 'Save' }).click();
  await guest.page.getByText('Yes, each once per player and game').first().waitFor();
  await host.close();
  await guest.close();
});

it('asks before the host closes the table, and tells those who come later', async () => {
  const { host, link } = await hosting();
  await host.page.getByRole('button', { name: 'Close the table' }).click();
  await host.page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await host.page.getByText('At the table').waitFor();
  await host.page.getByRole('button', { name: 'Close the table' }).click();
  await host.page.getByRole('dialog').getByRole('button', { name: 'Close the table' }).click();
  await host.page.getByText('This table was closed before the game was over.').waitFor();
  expect(link).toContain('/join/');
  expect(host.problems).toEqual([]);
  await host.close();
});

it('says what is wrong with a code that no table has', async () => {
  const { page, close } = await stage.visitor();
  await page.goto('/');
  await page.getByLabel('Table code').fill('NOSUCHCODE');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  const said = await page.getByRole('alert').textContent();
  expect(said).toMatch(/code/i);
  await close();
});

it('asks for the code of a private table', async () => {
  const { host } = await hosting();
  const table = host.page.url();
  const stranger = await stage.visitor();
  await stranger.page.goto('/new/rise-of-cthulhu');
  await stranger.page.getByRole('radio', { name: /Only by code/ }).check();
  await stranger.page.getByRole('button', { name: 'Open the table' }).click();
  const code = (await stranger.page.getByLabel('Link to the table').inputValue()).split('/').at(-1) ?? '';
  const secret = stranger.page.url();

  await host.page.goto(secret);
  await host.page.getByText('This table is private').waitFor();
  await host.page.getByLabel('Table code').fill(code);
  await host.page.getByRole('button', { name: 'Join' }).click();
  await host.page.getByRole('button', { name: 'Take a seat' }).waitFor();
  expect(table).not.toBe(secret);
  await host.close();
  await stranger.close();
});

it('has the invitation above the start, and the start always in sight', async () => {
  const { host } = await hosting();
  const { page } = host;
  for (const viewport of [PHONE, { width: 844, height: 390 }, { width: 1440, height: 900 }]) {
    await page.setViewportSize(viewport);
    const link = await page.getByLabel('Link to the table').boundingBox();
    const start = await page.getByRole('button', { name: /bots in the/ }).boundingBox();
    expect(link?.y).toBeLessThan(start?.y ?? 0);
    expect((start?.y ?? 0) + (start?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
  }
  await host.close();
});

it('says that a person is removed for good before it happens, and who is watching', async () => {
  const { host, link } = await hosting();
  const friend = await stage.visitor();
  await friend.page.goto(link);
  await friend.page
    .getByText(/watching/)
    .first()
    .waitFor();
  await friend.page.getByLabel('Your name').fill('Asenath');
  await friend.page.locator('form button[type=submit]').first().click();
  await host.page.getByRole('button', { name: /Asenath/ }).click();
  const question = host.page.getByRole('dialog');
  await question.getByText('can’t come back with this link').waitFor();
  await host.page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await host.page.getByRole('button', { name: /Asenath/ }).click();
  await question.getByRole('button', { name: /Asenath/ }).click();
  await host.page.getByText('Asenath', { exact: true }).waitFor({ state: 'detached' });
  await friend.page.goto(link);
  await friend.page.getByText('You were removed from this table').waitFor();
  await host.close();
  await friend.close();
});

it('tells players how many watch, those who watch that they do, and names both in the chat', async () => {
  const { host, link } = await hosting();
  const friend = await stage.visitor();
  await friend.page.goto(link);
  await friend.page.getByText('You’re watching').waitFor();
  await host.page.getByText('1 person is watching').waitFor();

  await friend.page.getByLabel('Your name').fill('Asenath');
  await friend.page.locator('form button[type=submit]').first().click();
  await friend.page.getByText('You’re watching').waitFor({ state: 'detached' });
  await friend.page.getByLabel('Your message').fill('Good evening');
  await friend.page.keyboard.press('Enter');
  const said = host.page.getByRole('listitem').filter({ hasText: 'Good evening' });
  await said.waitFor();
  expect(await said.textContent()).toContain('Asenath');
  expect(await said.textContent()).not.toContain('Spectator');
  await host.page.getByText('is watching').waitFor({ state: 'detached' });
  await host.close();
  await friend.close();
});
