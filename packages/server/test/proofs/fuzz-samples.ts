/** Valid messages of every type and valid requests of every route, for the fuzzer to spoil. */
import type { ClientMessage } from '@conclave/protocol';

/** What may be sent over a socket to this table. */
export function sampleMessages(table: string): readonly ClientMessage[] {
  const id = 'a-command';
  return [
    { type: 'open', table },
    { type: 'open', table, code: 'ABCDE12345', resume: { stream: 'aaaabbbbcccc', seq: 7 } },
    { type: 'open', table, shows: true },
    { type: 'close', table },
    { type: 'shown', table, decision: '0123456789abcdef' },
    { type: 'choose', table, id, decision: '0123456789abcdef', choice: { type: 'play', card: 'cultist-jade-06' } },
    { type: 'undo', table, id },
    { type: 'consent', table, id, agree: true },
    { type: 'come-back', table, id },
    { type: 'end', table, id, agree: false },
    { type: 'concede', table, id },
    { type: 'pass-until', table, id, until: 'act' },
    { type: 'order', table, id, wish: { round: 1, standing: { reach: 'round', stops: ['acted'] } } },
    { type: 'say', table, id, channel: 'table', text: 'Good evening' },
    { type: 'say', table, id, channel: 'table', claim: { type: 'accuse', target: 1 } },
    { type: 'ping' },
  ];
}

/** One route of the server, with what it may be sent. */
export interface Route {
  readonly method: string;
  /** With `{gaps}`. */
  readonly path: string;
  readonly query: readonly string[];
  readonly body: unknown;
}

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly minimum?: number;
  readonly minLength?: number;
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> };
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

/** Every route of an OpenAPI document, each with a body that fits. */
export function routesOf(document: Document): Route[] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody }]) => {
      const schema = requestBody?.content?.['application/json']?.schema;
      return {
        method: method.toUpperCase(),
        path,
        query: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
        body: schema === undefined ? undefined : sampleOf(schema, document),
      };
    }),
  );
}

function sampleOf(schema: Schema, document: Document): unknown {
  const named = schema.$ref?.split('/').at(-1);
  if (named !== undefined) return sampleOf(document.components?.schemas?.[named] ?? {}, document);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const variant = (schema.anyOf ?? schema.oneOf ?? schema.allOf)?.[0];
  if (variant !== undefined) return sampleOf(variant, document);
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, sampleOf(inner, document)]);
      return Object.fromEntries(fields);
    }
    case 'array':
      return [sampleOf(schema.items ?? {}, document)];
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    case 'string':
      return 'sample'.padEnd(schema.minLength ?? 0, 'e');
    default:
      return { type: 'sample' };
  }
}
