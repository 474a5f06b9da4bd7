import path from 'node:path';
import { pointerTo } from '#config/issues/issue.ts';
import { readSchemaFile, type SchemaNode } from '#config/schema/schema-files.ts';

/** A place in a file of the schema folder. */
export interface SchemaPlace {
  /** Path below schema/. */
  file: string;
  pointer: string;
}

interface SchemaAt extends SchemaPlace {
  schema: SchemaNode;
}

/** Where a value comes from before anything is derived, and what the schema calls it. */
export interface Origin {
  value: unknown;
  /** The default that gives it; unset when the file itself does. */
  default?: SchemaPlace;
  title?: string;
  description?: string;
}

const files = new Map<string, SchemaNode>();

const fileOf = (file: string): SchemaNode => {
  const known = files.get(file) ?? readSchemaFile(file);
  files.set(file, known);
  return known;
};

/** A schema by its reference: a file below schema/, and a definition within it. */
const schemaAt = (reference: string, from: string): SchemaAt => {
  const [relative = '', inner = ''] = reference.split('#');
  const file = relative === '' ? from : path.posix.join(path.posix.dirname(from), relative);
  const keys = inner.split('/').slice(1);
  const schema = keys.reduce<unknown>(
    (node, key) => (node as Record<string, unknown> | undefined)?.[key],
    fileOf(file),
  );
  return { file, pointer: inner, schema: schema as SchemaNode };
};

/** A schema and all that it refers to, the nearest first. */
const withReferences = (at: SchemaAt): SchemaAt[] => {
  const { $ref } = at.schema;
  return $ref === undefined ? [at] : [at, ...withReferences(schemaAt($ref, at.file))];
};

const below = ({ file, pointer }: SchemaAt, schema: unknown, ...keys: string[]): SchemaAt[] =>
  typeof schema === 'object' && schema !== null
    ? [{ file, pointer: pointerTo(pointer, ...keys), schema: schema as SchemaNode }]
    : [];

const valueUnder = (value: unknown, key: string): unknown => {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as Record<string, unknown>)[key];
};

/** Of a schema that is one of several kinds, also the one that a value is of. */
const withKind = (at: SchemaAt, value: unknown): SchemaAt[] =>
  withReferences(at).flatMap((each) => {
    const { oneOf, discriminator } = each.schema;
    const name = (discriminator as { propertyName: string } | undefined)?.propertyName;
    if (name === undefined || !Array.isArray(oneOf)) return [each];
    const kinds = oneOf.flatMap((kind, index) => below(each, kind, 'oneOf', String(index)));
    const ofKind = kinds
      .map(withReferences)
      .find((schemas) =>
        schemas.some(
          ({ schema }) => schema.properties?.[name]?.['const'] === valueUnder(value, name),
        ),
      );
    return [each, ...(ofKind ?? [])];
  });

/** The schema of what stands under a key of a value. */
const childOf = (at: SchemaAt, key: string, value: unknown): SchemaAt | undefined => {
  const isItem = Array.isArray(value);
  const found = withKind(at, value).flatMap((each) => {
    const { schema } = each;
    if (isItem) return below(each, schema['items'], 'items');
    if (schema.properties && Object.hasOwn(schema.properties, key)) {
      return below(each, schema.properties[key], 'properties', key);
    }
    const patterns = Object.entries(schema['patternProperties'] ?? {});
    const fitting = patterns.filter(([pattern]) => new RegExp(pattern, 'u').test(key));
    return [
      ...fitting.flatMap(([pattern, inner]) => below(each, inner, 'patternProperties', pattern)),
      ...below(each, schema['additionalProperties'], 'additionalProperties'),
    ];
  });
  return found[0];
};

/**
 * Follows a value through a file and its schema as the check fills it: what the file leaves out
 * comes from the default that stands beside it, and what that leaves out from the next one.
 *
 * @param entry the schema of the whole file, as a path below schema/
 * @param written what stands in the file
 * @param keys lead to the value
 * @returns undefined when neither says anything
 */
export const findOrigin = (
  entry: string,
  written: unknown,
  keys: readonly string[],
): Origin | undefined => {
  let at: SchemaAt | undefined = schemaAt(entry, '');
  let value = written;
  let place: SchemaPlace | undefined;
  for (const key of keys) {
    const child: SchemaAt | undefined = at && childOf(at, key, value);
    const next = valueUnder(value, key);
    if (next !== undefined) {
      place &&= { file: place.file, pointer: pointerTo(place.pointer, key) };
    } else {
      if (child?.schema['default'] === undefined) return undefined;
      place = { file: child.file, pointer: pointerTo(child.pointer, 'default') };
    }
    value = next ?? child?.schema['default'];
    at = child;
  }
  const words = at ? withReferences(at).map(({ schema }) => schema) : [];
  const title = words.find((schema) => schema.title !== undefined)?.title;
  const description = words.find((schema) => schema.description !== undefined)?.description;
  return {
    value,
    ...(place && { default: place }),
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
  };
};
