import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { schemaEntries } from '#config/schema/schema-entries.ts';
import { readSchemaFile, schemaFolder, type SchemaNode } from '#config/schema/schema-files.ts';
import { findOrigin } from './find-origin.ts';

/** Every path to a plain value below a value. */
const leavesOf = (value: unknown, keys: string[] = []): string[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...keys, key]))
    : [keys];

const promotionsSchema = readSchemaFile('content/promotions.schema.json');

const kindsOf = (): [string, SchemaNode][] => {
  const { oneOf } = promotionsSchema.$defs?.['promotionMechanic'] ?? {};
  return (oneOf as { $ref: string }[]).map(({ $ref }) => {
    const name = $ref.split('/').at(-1) ?? '';
    return [name, promotionsSchema.$defs?.[name] ?? {}];
  });
};

test.each(kindsOf())(
  'every figure of the mechanic %s has a title and a description',
  (name, kind) => {
    expect(Object.keys(kind.properties ?? {})).toContain('kind');
    for (const key of Object.keys(kind.properties ?? {})) {
      const mechanic = { ...(kind.examples?.[0] as object), kind: name };
      const value = { items: [{ mechanic: { [key]: 0, ...mechanic } }] };

      const origin = findOrigin(schemaEntries.promotions, value, ['items', '0', 'mechanic', key]);

      expect(origin?.title, key).toBeTruthy();
      expect(origin?.description, key).toBeTruthy();
    }
  },
);

test.each(['lotus', 'northlight', 'oasis', 'shwe', 'volt'])(
  'every value of the promotions, the mall and the settings of %s is explained in words',
  (code) => {
    const folder = path.join(schemaFolder, '..', 'merchants', code);
    const read = (file: string): unknown =>
      JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
    const files: [string, string][] = [
      ['content/promotions.json', schemaEntries.promotions],
      ['merchant.json', schemaEntries.merchant],
    ];
    for (const [file, entry] of files) {
      const value = read(file);
      for (const keys of leavesOf(value)) {
        // The theme's tokens and what names the schema itself are told elsewhere.
        if (keys[0] === 'theme' || keys[0] === '$schema') continue;
        expect(findOrigin(entry, value, keys)?.title, `${file} /${keys.join('/')}`).toBeTruthy();
      }
    }
  },
);
