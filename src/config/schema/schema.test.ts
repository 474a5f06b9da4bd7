import { Ajv2020 } from 'ajv/dist/2020.js';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { inProof } from '../../../tests/support/proof.ts';
import * as quick from '#generated/validators.ts';
import { bundleSchema } from './bundle-schema.ts';
import { findErrors } from './full-validators.ts';
import { schemaEntries } from './schema-entries.ts';
import { readSchemaFile, schemaFolder, type SchemaNode } from './schema-files.ts';
import { plainMerchant, type Values } from '../testing/temporary-merchants.ts';

const files = ['', 'parts', 'content'].flatMap((folder) =>
  readdirSync(path.join(schemaFolder, folder))
    .filter((name) => name.endsWith('.schema.json'))
    .map((name) => path.posix.join(folder, name)),
);

/** Every property of a schema file, with the object that has it. */
const propertiesOf = (node: unknown, trail: string): [string, SchemaNode, SchemaNode][] => {
  if (typeof node !== 'object' || node === null) return [];
  const found: [string, SchemaNode, SchemaNode][] = [];
  const owner = node as SchemaNode;
  for (const [key, property] of Object.entries(owner.properties ?? {})) {
    found.push([`${trail}/${key}`, property, owner]);
  }
  return Object.entries(node).reduce(
    (all, [key, value]) => [...all, ...propertiesOf(value, `${trail}/${key}`)],
    found,
  );
};

/** A property and, where it refers to another file, what stands there. */
const withReference = (file: string, property: SchemaNode): SchemaNode => {
  const [target, fragment = ''] = (property.$ref ?? '').split('#');
  if (property.$ref === undefined) return property;
  const home = target === '' ? file : path.posix.join(path.posix.dirname(file), target ?? '');
  const whole = readSchemaFile(home);
  const inner = fragment.replace('/$defs/', '');
  const found = inner === '' ? whole : whole.$defs?.[inner];
  return { ...found, ...property };
};

describe.each(files)('%s', (file) => {
  test('obeys the draft it names', () => {
    const ajv = new Ajv2020({ strict: false });

    expect(ajv.validateSchema(readSchemaFile(file)), JSON.stringify(ajv.errors)).toBe(true);
  });

  test('gives every property a title, a description, an example, and a default or a reason', () => {
    for (const [trail, property, owner] of propertiesOf(readSchemaFile(file), '')) {
      const whole = withReference(file, property);
      expect(whole.title, trail).toBeTypeOf('string');
      expect(whole.description, trail).toBeTypeOf('string');
      const isText = owner.tsType === 'Partial<Record<LanguageCode, string>>';
      if (!isText) expect(Array.isArray(whole.examples), `${trail} has examples`).toBe(true);
      const required = owner.required ?? [];
      const key = trail.split('/').at(-1) ?? '';
      const reasons = [property.$comment, owner.$comment].map(String);
      const isExplained = reasons.some((reason) => /^(Optional|Default):/.test(reason));
      expect('default' in property || required.includes(key) || isExplained, trail).toBe(true);
    }
  });

  test('allows no other keys', () => {
    for (const [trail, , owner] of propertiesOf(readSchemaFile(file), '')) {
      // Each kind of a union is closed by itself.
      const isClosed =
        owner['discriminator'] !== undefined || owner['additionalProperties'] === false;
      expect(isClosed, trail).toBe(true);
    }
  });
});

test('the quick validators and the full ones never disagree', () => {
  const filled: Values = plainMerchant('one');
  expect(quick.merchant(filled)).toBe(true);
  const again: Values = plainMerchant('one');
  expect(findErrors('merchant', again)).toEqual([]);
  expect(again).toEqual(filled);

  const all = [null, 1, 0.5, -1, 'x', '', [], ['a', 'a'], {}, { other: 1 }, true];
  const junk = inProof([null, 0.5, 'x', ['a', 'a'], { other: 1 }], all);
  const visit = (node: Values): void => {
    for (const key of Object.keys(node)) {
      const kept = node[key];
      for (const value of junk) {
        node[key] = value;
        const [one, other] = [structuredClone(filled), structuredClone(filled)];
        expect(quick.merchant(one), key).toBe(findErrors('merchant', other).length === 0);
      }
      delete node[key];
      const [one, other] = [structuredClone(filled), structuredClone(filled)];
      expect(quick.merchant(one), key).toBe(findErrors('merchant', other).length === 0);
      node[key] = kept;
      if (typeof kept === 'object' && kept !== null) visit(kept as Values);
    }
  };
  visit(filled);
});

test('every entry has a quick validator', () => {
  expect(Object.keys(quick).toSorted()).toEqual(Object.keys(schemaEntries).toSorted());
  expect(bundleSchema(schemaEntries.merchant).$defs).toHaveProperty('ColorRoles');
});
