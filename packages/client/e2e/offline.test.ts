import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStage, type Stage, type Visitor } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

it('opens without a connection and says so honestly', async () => {
  const { page, close } = await stage.visitor();
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null) {
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    }
  });
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('heading', { name: 'Four board games of cults and secrets' }).waitFor();
  await page.getByText('Couldn’t load the tables.').waitFor();
  await page.getByText('Works offline').waitFor();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByText('Couldn’t load the tables.').waitFor();
  await page.context().setOffline(false);
  await page.getByText('Nobody is looking for players right now.').waitFor();
  await close();
});

/** The app as it stands in a browser that has no network any more. */
async function offline(address: string): Promise<Visitor> {
  const visitor = await stage.visitor();
  const { page } = visitor;
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null) {
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    }
  });
  await page.context().setOffline(true);
  await page.goto(address);
  return visitor;
}

it.each([
  '/new/rise-of-cthulhu',
  '/join/NOSUCHCODE',
  '/t/nosuchtable',
  '/learn/rise-of-cthulhu',
  '/replay/nosuchtable',
])('says what works without a connection at %s, and comes back by itself', async (address) => {
  const { page, close } = await offline(address);
  await page.getByRole('heading', { level: 1, name: 'No connection' }).waitFor();
  await page.getByText('Works offline').waitFor();
  await page.getByText('Needs a connection').waitFor();
  await page.context().setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'No connection' }).waitFor({ state: 'detached' });
  await close();
});

it.each(['/settings', '/about'])('opens %s without a connection', async (address) => {
  const { page, close } = await offline(address);
  await page.getByRole('heading', { level: 1, name: address === '/about' ? 'About Conclave' : 'Settings' }).waitFor();
  await close();
});

it('never answers questions to the server from what it has kept', async () => {
  const { page, close } = await stage.visitor();
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.getByText('Nobody is looking').waitFor();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/');
  expect(kept.filter((path) => path.startsWith('/api'))).toEqual([]);
  await close();
});

it('offers a new version when there is one, and shows it after the reload', async () => {
  const { page, close } = await stage.visitor();
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  const worker = join(stage.webDir, 'sw.js');
  await writeFile(worker, (await readFile(worker, 'utf8')).replace(/VERSION = "\w+"/, 'VERSION = "newer"'));
  await Promise.all(['.br', '.gz'].map((ending) => rm(worker + ending)));
  await page.reload();
  await page.getByText('A new version is ready.').waitFor();
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload' }).click()]);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.evaluate(() => caches.keys())).toContain('shell-newer');
  await close();
});

it('can be installed', async () => {
  const { page, close } = await stage.visitor();
  await page.goto('/');
  const manifest = await (await page.request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Conclave', display: 'standalone', start_url: '/' });
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200);
  await close();
});
