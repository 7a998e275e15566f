/** The web client, once it is built; until then a plain page that shows the way. */
import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context } from 'hono';
import { Problem } from '../problem.ts';
import type { App } from './api.ts';
import { answerMethods } from './methods.ts';
import { plainPage } from './page.ts';

/** Files whose name changes with their content, as the build makes them: they can be kept for ever. */
const HASHED = `assets${sep}`;

export function addWeb(app: App, folder: string): void {
  if (existsSync(join(folder, 'index.html'))) addClient(app, folder);
  else app.get('/', (c) => c.html(plainPage()));
  // A route like any other, so that its answer gets the headers of every page.
  app.all('*', (c) => {
    const isLook = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (!isLook) return answerMethods(c, ['GET'], ' What can be changed is below /api: GET /api shows it.');
    throw new Problem('not-found', 'Nothing here. GET /api lists what this server can do.');
  });
}

function addClient(app: App, folder: string): void {
  const onFound = (path: string, c: Context) => {
    const isForEver = relative(folder, path).startsWith(HASHED);
    c.header('Cache-Control', isForEver ? 'public, max-age=31536000, immutable' : 'no-cache');
  };
  const page = serveStatic({ root: folder, path: 'index.html', precompressed: true, onFound });
  app.get('/*', serveStatic({ root: folder, precompressed: true, onFound }));
  // The client has pages of its own: /t/..., /play/..., /about. It says itself when there is no such page.
  app.get('/*', (c, next) => (asksForPage(c) ? page(c, next) : next()));
}

function asksForPage(c: Context): boolean {
  const isFile = /\.\w+$/.test(c.req.path);
  return !isFile && (c.req.header('accept') ?? '').includes('text/html');
}
