import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { baseThemeNames } from '../theme/base-theme.ts';
import { fontNames } from '../theme/font-stacks.ts';
import { knownVendors } from '../checks/vendors.ts';
import { plainMerchant } from '../testing/temporary-merchants.ts';
import { publishedNames, publishedSchema, schemaVersion } from './published-schema.ts';
import {
  readSchemaFile,
  schemaAnnotations,
  schemaFolder,
  type SchemaNode,
} from './schema-files.ts';

/** Strict in all that ajv is strict about, and knowing nothing but the formats that editors know. */
const strict = (): Ajv2020 => {
  const ajv = new Ajv2020({ strict: true, strictTypes: true, strictTuples: true, allErrors: true });
  // ajv-formats is CommonJS: its default export is a property.
  (addFormats as unknown as typeof addFormats.default)(ajv, ['date-time']);
  return ajv.addFormat('color-hex', true);
};

const files = readdirSync(schemaFolder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.schema.json'))
  .map((name) => name.replaceAll('\\', '/'))
  // What verbs print is of another draft, with a version of its own.
  .filter((name) => !name.startsWith('output/'))
  .toSorted();

test.each(publishedNames)(
  'a strict validator that knows nothing of us takes the schema: %s',
  (name) => {
    const check = strict().compile(publishedSchema(name));

    expect(check({})).toBe(false);
  },
);

test('the published schema accepts what the check accepts, and refuses what it refuses', () => {
  const check = strict().compile(publishedSchema('merchant'));

  expect(check(plainMerchant('one')), JSON.stringify(check.errors)).toBe(true);
  expect(check({ ...plainMerchant('one'), theme: { brand: { primary: 'teal' } } })).toBe(false);
  expect(check({ ...plainMerchant('one'), colour: 1 })).toBe(false);
});

test('all schema files together pass the strict validator, each under its own address', () => {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: true,
    strictTuples: true,
    discriminator: true,
  });
  (addFormats as unknown as typeof addFormats.default)(ajv, ['date-time', 'regex']);
  ajv.addFormat('color-hex', true);
  for (const keyword of ['tsType', ...schemaAnnotations]) ajv.addKeyword(keyword);
  for (const file of files) ajv.addSchema(readSchemaFile(file));

  for (const file of files) {
    const { $id = '' } = readSchemaFile(file) as { $id?: string };
    expect($id).toBe(`https://livery.example/schema/${schemaVersion()}/${file}`);
    expect(() => ajv.getSchema($id), file).not.toThrow();
  }
});

/** The words that an editor offers at a place of a schema file. */
const offered = (node: SchemaNode | undefined): unknown =>
  (node?.['anyOf'] as { enum?: string[] }[] | undefined)?.[0]?.enum;

test('an editor completes base themes, fonts and vendors: the lists are those of the data', () => {
  const theme = readSchemaFile('parts/theme.schema.json').properties ?? {};
  const category = readSchemaFile('parts/category.schema.json').properties ?? {};

  expect(offered(theme['extends'])).toEqual(baseThemeNames());
  expect(offered(theme['fonts']?.properties?.['display'])).toEqual(fontNames());
  expect(offered(theme['fonts']?.properties?.['text'])).toEqual(fontNames());
  expect(offered(category['vendors']?.['items'] as SchemaNode)).toEqual([...knownVendors().keys()]);
});

test('an editor shows a swatch beside every color', () => {
  expect(readSchemaFile('parts/hex-color.schema.json')['format']).toBe('color-hex');
});
