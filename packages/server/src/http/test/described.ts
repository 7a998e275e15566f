/** Holds answers against what the OpenAPI document says of them: no field is missing, none is there that it does not name. */
import { z } from 'zod';
import type { RunningServer } from '../../server.ts';
import { Visitor } from './visitor.ts';

export interface Described {
  /** `GET /api/me` and so on. */
  readonly routes: readonly string[];
  /** What does not fit; null if all does. */
  faultIn(route: string, status: number, body: unknown): string | null;
}

interface Shape {
  type?: unknown;
  properties?: Record<string, Shape>;
  additionalProperties?: unknown;
}

export async function readDocument(server: RunningServer): Promise<Described> {
  const { body: document } = await new Visitor(server).ask('GET', '/api/openapi.json');
  const text = JSON.stringify(document).replaceAll('#/components/schemas/', '#/$defs/');
  const { paths, components } = JSON.parse(text, (_, value) => closed(value));
  const operations = new Map<string, { responses: Record<string, { content?: Record<string, { schema: Shape }> }> }>();
  for (const [path, item] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(item as Record<string, never>)) {
      operations.set(`${method.toUpperCase()} ${path}`, operation);
    }
  }
  return {
    routes: [...operations.keys()],
    faultIn(route, status, body) {
      const responses = operations.get(route)?.responses ?? {};
      const response = responses[status] ?? (status < 400 ? undefined : responses.default);
      if (response === undefined) return `${route} says nothing of ${status}`;
      const schema = response.content?.['application/json']?.schema;
      if (schema === undefined) return body === '' ? null : `${route} answers what it does not speak of`;
      const result = z.fromJSONSchema({ ...schema, $defs: components.schemas } as never).safeParse(body);
      return result.success ? null : z.prettifyError(result.error);
    },
  };
}

/** An object that says nothing about further fields has none. */
function closed(value: Shape): Shape {
  const isObject = value !== null && typeof value === 'object' && value.type === 'object';
  if (isObject && value.properties !== undefined) value.additionalProperties ??= false;
  return value;
}
