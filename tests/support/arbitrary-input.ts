import * as fc from 'fast-check';
import * as z from 'zod';
import type { AnyEndpoint } from '#api/endpoint.ts';

/** What JSON Schema says of one value, as far as zod writes it. */
interface Shape {
  type?: string;
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  additionalProperties?: Shape | boolean;
}

/** Texts that no row can hold. */
export const UNSTORABLE: readonly string[] = ['a\u0000b', 'a\ud800b'];

/** Values that have broken servers before: each stands once for any field. */
export const HOSTILE: readonly unknown[] = [
  null,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '💣'.repeat(60),
  'x'.repeat(5000),
  `<img src=x onerror=alert(1)>`,
  `'; drop table member; --`,
  '../../etc/passwd',
  '{{7*7}}${7*7}',
  -1,
  0,
  1.5,
  1e308,
  2 ** 53,
  '9223372036854775808',
  'NaN',
  [],
  {},
  [[[[]]]],
  { __proto__: null, constructor: { prototype: {} } },
  true,
  '2026-02-30',
  '0000-00-00T00:00:00Z',
];

/** What a call may be given: every field drawn from its own definition. */
export const validInput = (endpoint: AnyEndpoint, ids: readonly unknown[] = []) =>
  inputOf(endpoint, (shape, name) => valid(shape, name, ids));

/** What no client of ours would send: fields of other kinds, too long, missing or not asked for. */
export const hostileInput = (endpoint: AnyEndpoint) =>
  inputOf(endpoint, (shape, name) =>
    fc.oneof(
      { weight: 2, arbitrary: valid(shape, name, []) },
      { weight: 3, arbitrary: fc.constantFrom(...HOSTILE) },
      { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
    ),
  );

const inputOf = (
  endpoint: AnyEndpoint,
  fieldOf: (shape: Shape, name: string) => fc.Arbitrary<unknown>,
): fc.Arbitrary<Record<string, unknown>> => {
  const shapes = [endpoint.query, endpoint.body].flatMap((schema) =>
    schema ? [z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape] : [],
  );
  const fields = Object.assign({}, ...shapes.map(({ properties }) => properties ?? {})) as Record<
    string,
    Shape
  >;
  const required = shapes.flatMap((shape) => shape.required ?? []);
  return fc.record(
    Object.fromEntries(Object.entries(fields).map(([name, shape]) => [name, fieldOf(shape, name)])),
    { requiredKeys: required },
  );
};

const valid = (shape: Shape, name: string, ids: readonly unknown[]): fc.Arbitrary<unknown> => {
  const known = /id$/i.test(name) ? ids.filter((id) => fits(shape, id)) : [];
  if (known.length > 0) return fc.constantFrom(...known);
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => valid(choice, name, ids)));
  if (shape.allOf) return valid(Object.assign({}, ...shape.allOf) as Shape, name, ids);
  const { type = 'any' } = shape as { type?: string };
  switch (type) {
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fc.integer({
        min: Math.max(shape.minimum ?? -1000, -1e9),
        max: Math.min(shape.maximum ?? 100_000, 1e9),
      });
    case 'array':
      return fc.array(shape.items ? valid(shape.items, name, ids) : fc.jsonValue(), {
        maxLength: 3,
      });
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(shape.properties ?? {}).map(([key, part]) => [key, valid(part, key, ids)]),
        ),
        { requiredKeys: shape.required ?? [] },
      );
    case 'null':
      return fc.constant(null);
    case 'string':
      return text(shape);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
};

const text = ({ format, minLength = 0, maxLength = 40 }: Shape): fc.Arbitrary<string> => {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date-time')
    return fc
      .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
      .map((day) => day.toISOString());
  if (format === 'date')
    return fc
      .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10));
  if (format === 'email') return fc.emailAddress();
  const most = Math.max(minLength, Math.min(maxLength, 40));
  return fc.oneof(
    fc.string({ minLength, maxLength: most }),
    fc.string({
      unit: fc.constantFrom('0', '1', '2', '3', '4', '5', '6', '7', '8', '9'),
      minLength,
      maxLength: most,
    }),
  );
};

const fits = (shape: Shape, id: unknown): boolean => {
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return choices.some((choice) => fits(choice, id));
  if (shape.type === 'integer' || shape.type === 'number') return typeof id === 'number';
  if (shape.type !== 'string') return false;
  return shape.format === 'uuid'
    ? typeof id === 'string' && /^[0-9a-f-]{36}$/.test(id)
    : typeof id === 'string';
};
