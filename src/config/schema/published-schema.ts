import { bundleSchema, type SchemaBundle } from './bundle-schema.ts';
import {
  contractEntries,
  schemaEntries,
  type ContractEntry,
  type SchemaEntry,
} from './schema-entries.ts';
import { schemaAnnotations, readSchemaFile, type SchemaNode } from './schema-files.ts';

/** The files of a merchant, and answers of content systems, that have a schema of their own, by its name. */
export const publishedNames = [
  'merchant',
  'banners',
  'notices',
  'popups',
  'promotions',
  'help',
  'pointMall',
  'pages',
  'contentAnswer',
] as const satisfies readonly (SchemaEntry | ContractEntry)[];

export type PublishedName = (typeof publishedNames)[number];

/** The file of a published schema, as a path below schema/. */
export const publishedFile = (name: PublishedName): string =>
  ({ ...schemaEntries, ...contractEntries })[name];

/** What speaks to our own tools; a validator that knows nothing of them refuses unknown words. */
const OURS = new Set<string>(['tsType', 'discriminator', '$comment', ...schemaAnnotations]);

const isMap = (key: string): boolean => ['properties', 'patternProperties', '$defs'].includes(key);
const isData = (key: string): boolean => ['default', 'examples', 'const', 'enum'].includes(key);

const plain = (node: unknown, ofNames = false): unknown => {
  if (Array.isArray(node)) return node.map((item) => plain(item));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => ofNames || !OURS.has(key))
      .map(([key, value]) => [
        key,
        !ofNames && isData(key) ? value : plain(value, !ofNames && isMap(key)),
      ]),
  );
};

/** The version of the files' form: `schemaVersion` of `merchant.json`. */
export const schemaVersion = (): number =>
  readSchemaFile('merchant.schema.json').properties?.['schemaVersion']?.['const'] as number;

/**
 * A schema as it is published: one file without references to others, with its address and without
 * what only our own tools read. Any validator of JSON Schema 2020-12 takes it, also a strict one.
 */
export const publishedSchema = (name: PublishedName): SchemaNode => {
  const file = publishedFile(name);
  const bundle = plain(bundleSchema(file)) as SchemaBundle;
  const { $schema, $id } = readSchemaFile(file);
  return { $schema, $id, ...bundle };
};
