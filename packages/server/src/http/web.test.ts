import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import { openServer, Visitor } from './test/visitor.ts';

describe('where the client is built', () => {
  const folder = mkdtempSync(join(tmpdir(), 'conclave-web-'));
  const dist = join(folder, 'dist');
  let server: RunningServer;
  let visitor: Visitor;
  const get = (path: string, headers: Record<string, string> = {}) => visitor.ask('GET', path, undefined, headers);
  beforeAll(async () => {
    mkdirSync(join(dist, 'assets'), { recursive: true });
    writeFileSync(join(folder, 'secret.txt'), 'secret');
    writeFileSync(join(dist, 'index.html'), '<title>The client</title>');
    writeFileSync(join(dist, 'assets', 'index-abc123.js'), 'export {}');
    writeFileSync(join(dist, 'assets', 'index-abc123.js.gz'), 'squeezed');
    server = await openServer({ WEB_DIR: dist });
    visitor = new Visitor(server);
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  it('serves it, and asks for it anew each time', async () => {
    const { status, headers, body } = await get('/');
    expect({ status, body }).toEqual({ status: 200, body: '<title>The client</title>' });
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-type')).toMatch('text/html');
  });

  it('lets browsers keep what never changes', async () => {
    const { status, headers } = await get('/assets/index-abc123.js', { 'accept-encoding': 'identity' });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch('text/javascript');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('sends the smaller file to whoever can unpack it', async () => {
    const headers = await headersOf(`${server.url}/assets/index-abc123.js`, { 'accept-encoding': 'gzip, br' });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'content-length': '8', vary: 'Accept-Encoding' });
  });

  it.each(['/t/abc', '/play/rise-of-cthulhu', '/replay/abc/12', '/learn/rise-of-cthulhu', '/about', '/settings'])(
    'shows the client at %s, which is one of its own pages',
    async (path) => {
      const { status, body } = await get(path, { accept: 'text/html,*/*' });
      expect({ status, body }).toEqual({ status: 200, body: '<title>The client</title>' });
    },
  );

  it.each(['/assets/gone.js', '/favicon.ico'])('has no %s, rather than a page in its place', async (path) => {
    expect((await get(path, { accept: 'text/html,*/*' })).status).toBe(404);
  });

  it.each(['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/assets/../../secret.txt', '//secret.txt'])(
    'shows nothing outside of its folder: %s',
    async (path) => {
      expect(await rawStatus(server.url, path)).not.toBe(200);
    },
  );
});

describe('where the client is not built', () => {
  it('shows the way to the API', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'conclave-empty-'));
    const server = await openServer({ WEB_DIR: empty });
    const { status, body } = await new Visitor(server).ask('GET', '/');
    expect(status).toBe(200);
    expect(body).toContain('<a href="/api">');
    await server.stop();
    rmSync(empty, { recursive: true });
  });
});

function headersOf(url: string, headers: Record<string, string>) {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => resolve(response.resume().headers))
      .on('error', reject)
      .end();
  });
}

/** The status for a path as it is written: `fetch` would tidy it up. */
function rawStatus(url: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(url, { path }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });
}
