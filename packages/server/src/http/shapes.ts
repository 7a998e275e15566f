/** Shapes of the OpenAPI document in few words, as a programmer would jot them down: `{ id: string, seats: Seat[] }`. */

/** As much of JSON Schema as our document uses. */
export interface Shape {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Shape;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
  readonly description?: string;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** A field of an object, ready to be listed. */
export interface Field {
  readonly name: string;
  readonly type: string;
  readonly isOptional: boolean;
  readonly about: string;
}

export function fieldsOf({ properties = {}, required = [] }: Shape): Field[] {
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    type: typeOf(shape),
    isOptional: !required.includes(name),
    about: [shape.description, limitsOf(shape), defaultOf(shape)].filter((part) => part !== undefined).join(' '),
  }));
}

export function typeOf(shape: Shape): string {
  if (shape.$ref !== undefined) return shape.$ref.split('/').at(-1) ?? '';
  if ('const' in shape) return JSON.stringify(shape.const);
  if (shape.enum !== undefined) return shape.enum.map((one) => JSON.stringify(one)).join(' | ');
  const either = shape.anyOf ?? shape.oneOf;
  if (either !== undefined) return either.map(typeOf).join(' | ');
  if (shape.allOf !== undefined) return shape.allOf.map(typeOf).join(' & ');
  const types = [shape.type ?? 'anything'].flat();
  return types.map((type) => simpleType(type, shape)).join(' | ');
}

function simpleType(type: string, shape: Shape): string {
  if (type === 'array') {
    const item = typeOf(shape.items ?? {});
    return item.includes(' ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
  }
  return type === 'object' ? objectType(shape) : type;
}

function objectType({ properties, required = [], additionalProperties }: Shape): string {
  if (properties === undefined) {
    return typeof additionalProperties === 'object' ? `{ [key]: ${typeOf(additionalProperties)} }` : 'object';
  }
  const fields = Object.entries(properties).map(
    ([name, shape]) => `${name}${required.includes(name) ? '' : '?'}: ${typeOf(shape)}`,
  );
  const isOpen = additionalProperties !== undefined && additionalProperties !== false;
  return fields.length === 0 ? 'object' : `{ ${[...fields, ...(isOpen ? ['...'] : [])].join(', ')} }`;
}

function limitsOf({ minimum, maximum, minLength, maxLength }: Shape): string | undefined {
  if (minimum !== undefined && maximum !== undefined) return `From ${minimum} to ${maximum}.`;
  if (minimum !== undefined) return `At least ${minimum}.`;
  if (maxLength !== undefined) return `At most ${maxLength} characters.`;
  return minLength === undefined ? undefined : `At least ${minLength} characters.`;
}

function defaultOf(shape: Shape): string | undefined {
  return 'default' in shape ? `Default: ${JSON.stringify(shape.default)}.` : undefined;
}
