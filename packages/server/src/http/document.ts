/** The OpenAPI document, and what is answered where there is no route. */
import { PROTOCOL_VERSION } from '@conclave/protocol';
import { Problem } from '../problem.ts';
import type { App } from './api.ts';
import { answerMethods } from './methods.ts';
import { addPage } from './page.ts';

export type OpenApi = ReturnType<typeof openApiOf>;

export function openApiOf(app: App) {
  return app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Conclave',
      version: String(PROTOCOL_VERSION),
      description:
        'Play over HTTP: make yourself a guest, open or join a table, read your view, answer what you are asked. ' +
        'docs/protocol.md tells the same as a story, and how to do it over a WebSocket at /api/socket.',
    },
    servers: [{ url: '/' }],
  });
}

export function addDocument(app: App): void {
  const registry = app.openAPIRegistry;
  registry.registerComponent('securitySchemes', 'cookie', {
    type: 'apiKey',
    in: 'cookie',
    name: 'conclave',
    description: 'Set by POST /api/guests.',
  });
  registry.registerComponent('securitySchemes', 'botToken', {
    type: 'http',
    scheme: 'bearer',
    description: 'Made by POST /api/me/bot-tokens.',
  });
  registry.registerComponent('securitySchemes', 'operatorToken', {
    type: 'http',
    scheme: 'bearer',
    description: 'The ADMIN_TOKEN of the settings.',
  });
  // It never changes while the server runs.
  let document: OpenApi | undefined;
  const read = () => {
    document ??= openApiOf(app);
    return document;
  };
  app.get('/api/openapi.json', (c) => c.json(read()));
  addPage(app, read);
  app.get('/api/socket', () => {
    throw new Problem('bad-request', 'This is the socket. Connect to it with a WebSocket: see docs/protocol.md.');
  });
  app.all('/api/*', (c) => {
    const methods = methodsAt(read(), c.req.path);
    if (methods.length === 0) throw new Problem('not-found', 'No such route. GET /api lists them all.');
    return answerMethods(c, methods);
  });
}

/** What is there besides the routes that are described. */
const OTHER_PATHS = ['/api', '/api/openapi.json', '/api/style.css', '/api/socket'];

function methodsAt({ paths = {} }: OpenApi, path: string): string[] {
  if (OTHER_PATHS.includes(path)) return ['GET'];
  return Object.entries(paths).flatMap(([pattern, item]) => {
    const matches = new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
    return matches ? Object.keys(item).map((method) => method.toUpperCase()) : [];
  });
}
