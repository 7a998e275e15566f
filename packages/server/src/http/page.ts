/** The API as a page for people, made from its OpenAPI document. Without a script, so that it obeys our own policy. */
import { GAMES } from '@conclave/registry';
import { html, raw } from 'hono/html';
import type { App } from './api.ts';
import type { OpenApi } from './document.ts';
import { type Field, fieldsOf, type Shape, typeOf } from './shapes.ts';
import { STYLE } from './style.ts';

type Html = ReturnType<typeof html>;

/** As much of an OpenAPI operation as the page shows. */
interface Operation {
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly { name: string; in: string; required?: boolean; schema: Shape }[];
  readonly requestBody?: { required?: boolean; content: Content };
  readonly responses: Readonly<Record<string, { description: string; content?: Content }>>;
}
type Content = Readonly<Record<string, { schema: Shape }>>;

interface Route extends Operation {
  readonly method: string;
  readonly path: string;
}

export function addPage(app: App, read: () => OpenApi): void {
  app.get('/api/style.css', (c) =>
    c.body(STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'public, max-age=3600' }),
  );
  app.get('/api', (c) => c.html(apiPage(read(), new URL(c.req.url).origin)));
}

/** What `/` shows as long as there is no web client. */
export function plainPage(): Html {
  return page(
    'Conclave',
    html`<h1>Conclave</h1>
      <p>The table for games of cults: every rule enforced, no secret leaked. This server is open.</p>
      <p>The web client is not built here; what programs and curious people need is at <a href="/api">/api</a>.</p>`,
  );
}

function apiPage(document: OpenApi, origin: string): Html {
  const routes = routesOf(document);
  const topics = [...new Set(routes.flatMap(({ tags = [] }) => tags))];
  const shapes = Object.entries((document.components?.schemas ?? {}) as Readonly<Record<string, Shape>>);
  return page(
    'Conclave: the API',
    html`<h1>Conclave</h1>
      <p>${document.info.description}</p>
      <p>The same for programs: <a href="/api/openapi.json">openapi.json</a>. Times are in milliseconds. Every refusal is a <a href="#Problem">Problem</a>.</p>
      <pre>${firstSteps(origin)}</pre>
      <nav>${[...topics, 'Shapes'].map((topic) => html`<a href="#${topic}">${topic}</a> `)}</nav>
      ${topics.map(
        (topic) => html`<h2 id="${topic}">${topic}</h2>
          ${routes.filter(({ tags = [] }) => tags.includes(topic)).map(routePart)}`,
      )}
      <h2 id="Shapes">Shapes</h2>
      ${shapes.map(shapePart)}`,
  );
}

const [anyGame] = GAMES;

const firstSteps = (origin: string) => `curl -c jar -X POST ${origin}/api/guests
curl -b jar -H 'content-type: application/json' ${origin}/api/tables \\
  -d '{"game":"${anyGame?.id}","seats":${anyGame?.seats[0]},"bots":["novice"],"start":true}'
curl -b jar '${origin}/api/tables/ID/view?words=en'
curl -b jar -H 'content-type: application/json' ${origin}/api/tables/ID/choices \\
  -d '{"id":"my-first","decision":"DECISION","choice":OPTION}'`;

function routesOf({ paths = {} }: OpenApi): Route[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Readonly<Record<string, Operation>>).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  );
}

function routePart(route: Route): Html {
  const { method, path, summary, description, parameters = [], requestBody, responses } = route;
  const body = jsonShape(requestBody?.content);
  const [, done] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const answer = jsonShape(done?.content);
  return html`<article id="${method} ${path}">
    <h3><b>${method}</b> <code>${path}</code></h3>
    <p>${summary} ${description ?? ''} <i>${whoMay(route)}</i></p>
    ${fieldTable(parameters.map(parameterField))}
    ${body === undefined ? '' : html`<h4>Body${requestBody?.required === true ? '' : ' (may be left out)'}</h4>${shapeBody(body)}`}
    <h4>Answer</h4>
    ${answer === undefined ? html`<p>Nothing but that it is done (204).</p>` : html`<p><code>${linked(typeOf(answer))}</code></p>`}
  </article>`;
}

function whoMay({ security }: Route): string {
  if (security === undefined) return 'For anybody.';
  return security.length > 1 ? 'For users.' : 'For users, by cookie only.';
}

function parameterField({ name, schema, required }: NonNullable<Operation['parameters']>[number]): Field {
  const [field] = fieldsOf({ properties: { [name]: schema }, required: required === true ? [name] : [] });
  return field as Field;
}

function shapePart([name, shape]: [string, Shape]): Html {
  return html`<article id="${name}"><h3><b>${name}</b></h3>${shapeBody(shape)}</article>`;
}

function shapeBody(shape: Shape): Html {
  if (shape.properties === undefined) return html`<p><code>${linked(typeOf(shape))}</code></p>`;
  return fieldTable(fieldsOf(shape));
}

function fieldTable(fields: readonly Field[]): Html {
  if (fields.length === 0) return html``;
  return html`<table>${fields.map(
    ({ name, type, isOptional, about }) =>
      html`<tr><th scope="row"><code>${name}${isOptional ? '?' : ''}</code></th><td><code>${linked(type)}</code></td><td>${about}</td></tr>`,
  )}</table>`;
}

/** The type with the names of shapes as links; they begin with a capital letter, and nothing else in a type does. */
function linked(type: string): Html {
  const parts = type.split(/("[^"]*"|\b[A-Z]\w*)/);
  return html`${parts.map((part) => (/^[A-Z]/.test(part) ? html`<a href="#${part}">${part}</a>` : part))}`;
}

function jsonShape(content: Content | undefined): Shape | undefined {
  return content?.['application/json']?.schema;
}

function page(title: string, content: Html): Html {
  return html`${raw('<!doctype html>')}
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/api/style.css">
  </head>
  <body><main>${content}</main></body>
</html>`;
}
