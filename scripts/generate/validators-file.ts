import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { bundleSchema, typeName } from '../../src/config/schema/bundle-schema.ts';
import { schemaEntries } from '../../src/config/schema/schema-entries.ts';
import {
  readSchemaFile,
  schemaAnnotations,
  type ReadSchema,
  type SchemaNode,
} from '../../src/config/schema/schema-files.ts';

const words = ['title', 'description', 'examples', '$comment', 'tsType'];
const annotations = new Set([...words, ...schemaAnnotations]);
const maps = new Set(['properties', 'patternProperties', '$defs']);
const values = new Set(['default', 'enum', 'const']);

/** The schema without the words for people. */
const stripped = (node: unknown, isMap = false): unknown => {
  if (Array.isArray(node)) return node.map((item) => stripped(item));
  if (typeof node !== 'object' || node === null) return node;
  const kept = Object.entries(node).filter(([key]) => isMap || !annotations.has(key));
  return Object.fromEntries(
    kept.map(([key, value]) => {
      if (isMap) return [key, stripped(value)];
      return [key, values.has(key) ? value : stripped(value, maps.has(key))];
    }),
  );
};

/** Forty properties of one form, said in two lines instead of forty. */
const shortened = (text: SchemaNode): SchemaNode => {
  const { properties, additionalProperties: _, ...rest } = text;
  const [form] = Object.values(properties as Record<string, SchemaNode>);
  return { ...rest, propertyNames: { $ref: '#/$defs/LanguageCode' }, additionalProperties: form };
};

/** An entry that another one has among its parts stands there only. */
const homeOf = (entry: string, { $defs = {} }: SchemaNode): string =>
  typeName(entry) in $defs ? typeName(entry) : entry;

/** One schema with all entries among its definitions, so that they share their parts. */
const wholeSchema = (read: ReadSchema): SchemaNode => {
  const $defs: Record<string, SchemaNode> = {};
  for (const [name, file] of Object.entries(schemaEntries)) {
    const { $defs: parts, ...entry } = bundleSchema(file, [], read);
    Object.assign($defs, parts);
    if (!(typeName(name) in $defs)) $defs[name] = entry;
  }
  const whole = stripped({ $id: 'all', $defs }) as { $defs: Record<string, SchemaNode> };
  whole.$defs['LocalizedText'] = shortened(whole.$defs['LocalizedText'] as SchemaNode);
  return whole;
};

/** Takes the descriptions of errors out: whoever wants to know why asks the slow validator. */
const withoutErrors = (code: string): string =>
  code
    .replaceAll(/\{instancePath[:,][^{}]*params:\{[^{}]*\}\}/g, '0')
    .replaceAll(/, \{instancePath[:,][^{}]*dynamicAnchors\}/g, '')
    .replaceAll(
      /vErrors = vErrors === null \? \w+\.errors : vErrors\.concat\(\w+\.errors\);errors = vErrors\.length;/g,
      'errors++;',
    );

/**
 * The module of the quick validators: compiled by ajv beforehand, they say yes or no and fill the
 * defaults. Compiling at every start would cost more than checking a hundred merchants.
 *
 * @param banner the comment at its head
 * @param read reads a file below schema/
 */
export const validatorsFile = (banner: string, read: ReadSchema = readSchemaFile): string => {
  const ajv = new Ajv2020({
    // 1.9 is a multiple of 0.001, though not to the last bit.
    multipleOfPrecision: 6,
    useDefaults: true,
    strict: true,
    discriminator: true,
    messages: false,
    validateSchema: false,
    inlineRefs: false,
    code: { source: true, esm: true, optimize: 1 },
  });
  // Both modules are CommonJS: their default export is a property.
  (addFormats as unknown as typeof addFormats.default)(ajv, ['date-time']);
  // For editors, which show a swatch; the pattern beside it is the rule.
  ajv.addFormat('color-hex', true);
  const whole = wholeSchema(read);
  ajv.addSchema(whole);
  const refs = Object.fromEntries(
    Object.keys(schemaEntries).map((name) => [name, `all#/$defs/${homeOf(name, whole)}`]),
  );
  const compile = standaloneCode as unknown as typeof standaloneCode.default;
  const code = withoutErrors(compile(ajv, refs))
    .replace('"use strict";', '')
    .replaceAll('require(', 'load(')
    .replaceAll(/export const (\w+) = (\w+);/g, 'export const $1: QuickValidate = $2;\n');
  return [
    banner,
    '// @ts-nocheck',
    "import { createRequire } from 'node:module';",
    '',
    '/** Whether a value obeys a schema; fills the defaults in place. */',
    'export type QuickValidate = (value: unknown) => boolean;',
    '',
    '// What ajv needs at run time is CommonJS.',
    'const load = createRequire(import.meta.url);',
    code.replaceAll(/(?=function validate\d)/g, '\n'),
    '',
  ].join('\n');
};
