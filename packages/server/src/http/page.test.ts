import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import { openServer, Visitor } from './test/visitor.ts';

let server: RunningServer;
let html: string;
beforeAll(async () => {
  server = await openServer();
  html = (await new Visitor(server).ask('GET', '/api')).body;
});
afterAll(() => server.stop());

describe('the page of the API', () => {
  it('tells of every route and every shape of the document', async () => {
    const { body: document } = await new Visitor(server).ask('GET', '/api/openapi.json');
    for (const path of Object.keys(document.paths)) expect(html).toContain(`<code>${path}</code>`);
    for (const name of Object.keys(document.components.schemas)) expect(html).toContain(`<article id="${name}">`);
  });

  it('leads nowhere that is not there', () => {
    const links = [...html.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]);
    const targets = new Set([...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
    expect(links.length).toBeGreaterThan(30);
    expect(links.filter((link) => !targets.has(link))).toEqual([]);
  });

  it('needs no script and no style of its own, which the policy would forbid', () => {
    // But for its own address, in what can be tried at once.
    expect(html).toContain(`curl -c jar -X POST ${server.url}/api/guests`);
    expect(html.replaceAll(server.url, '')).not.toMatch(/<script|<style| style=| on\w+=|https?:\/\/(?!localhost)/);
  });

  it('has its style beside it', async () => {
    const href = /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1] as string;
    const { status, headers } = await new Visitor(server).ask('GET', href);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/css; charset=utf-8');
  });
});

describe('the document', () => {
  it('names every operation once', async () => {
    const { body: document } = await new Visitor(server).ask('GET', '/api/openapi.json');
    const ids = Object.values(document.paths as Record<string, Record<string, { operationId: string }>>).flatMap(
      (item) => Object.values(item).map(({ operationId }) => operationId),
    );
    expect(ids).toContain('postTablesIdChoices');
    expect(new Set(ids).size).toBe(ids.length);
  });
});
