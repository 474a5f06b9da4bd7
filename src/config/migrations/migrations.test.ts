import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkMerchants } from '../check-merchants.ts';
import { parseJson } from '../read/read-json.ts';
import { withoutComments } from '../read/without-comments.ts';
import { temporaryMerchants, type TemporaryMerchants } from '../testing/temporary-merchants.ts';
import { writeOld } from '../testing/write-old.ts';
import { allMigrations, CURRENT_VERSION } from './all-migrations.ts';
import { editText } from './edit-text.ts';
import { oldPointer, upgrade } from './upgrade.ts';

let merchants: TemporaryMerchants;
beforeEach(() => {
  merchants = temporaryMerchants();
});
afterEach(() => merchants.remove());

const migrated = (text: string): { text: string; config: unknown } => {
  const upgraded = upgrade(JSON.parse(withoutComments(text)));
  if (!upgraded) throw new Error('nothing to migrate');
  const steps = upgraded.taken.flatMap((each) => each.steps);
  return { text: editText(text, steps), config: upgraded.config };
};

const commented = `// head
{
  "schemaVersion": 1, // version
  /* the brand */
  "brand": {
    "name": "A",
    "legalName": "A Ltd", // as registered
    // who licensed us
    /* two
       lines */
    "licence": { // inner
      "authority": "Board", // auth
      "number": "1",
      // before text
      "text": { "en": "x // no comment" }, // trailing comma
    } // behind licence
  }, // behind brand
  // last
  "code": "a"
}
`;

const expected = `// head
{
  "schemaVersion": 2, // version
  /* the brand */
  "brand": {
    "name": "A",
    "legalName": "A Ltd" // as registered
  }, // behind brand
  // who licensed us
  /* two
     lines */
  "licence": { // inner
    "authority": "Board", // auth
    "licensee": "A Ltd",
    "number": "1",
    // before text
    "text": { "en": "x // no comment" }, // trailing comma
  }, // behind licence
  // last
  "code": "a"
}
`;

test.each([
  ['two spaces', (text: string) => text],
  ['tabs', (text: string) => text.replaceAll('  ', '\t')],
  ['lines that end in CR LF', (text: string) => text.replaceAll('\n', '\r\n')],
])('comments, order and layout stay: %s', (_, layout) => {
  expect(migrated(layout(commented)).text).toBe(layout(expected));
});

test('a file on one line stays on one line', () => {
  const text = JSON.stringify(JSON.parse(withoutComments(commented)));

  expect(migrated(text).text).toBe(JSON.stringify(JSON.parse(withoutComments(expected))));
});

test('the edited text says what the value says, down to the order of the keys', () => {
  const member = fc.constantFrom('name', 'legalName', 'licence', 'slogan', 'favicon', 'é"');
  const licence = fc.dictionary(fc.constantFrom('authority', 'number', 'text', 'x'), fc.string());
  const brand = fc.dictionary(member, fc.oneof(fc.string(), licence, fc.integer()));
  const config = fc.record(
    { schemaVersion: fc.constant(1), brand: fc.oneof(brand, fc.string()), code: fc.string() },
    { requiredKeys: ['schemaVersion'] },
  );
  fc.assert(
    fc.property(config, fc.constantFrom(0, 2, '\t'), (value, indent) => {
      const after = migrated(JSON.stringify(value, null, indent));

      expect(JSON.stringify(JSON.parse(after.text))).toBe(JSON.stringify(after.config));
    }),
  );
});

/** Every offset between two tokens of a JSON text. */
const gapsOf = (text: string): number[] =>
  [...text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s{}[\]:,"]+/g)].map(
    ({ index, 0: { length } }) => index + length,
  );

test('no comment is lost or said twice, wherever it stands', () => {
  const config = {
    schemaVersion: 1,
    code: 'a',
    brand: {
      name: 'A',
      licence: { authority: 'B', number: '1', text: { en: '// no comment' } },
      legalName: 'A, Ltd',
    },
    languages: { list: ['en', 'my'] },
  };
  const last = { ...config, brand: { legalName: 'A', licence: config.brand.licence } };
  const comment = fc.record({ at: fc.nat(), isLine: fc.boolean(), isWide: fc.boolean() });
  fc.assert(
    fc.property(
      fc.constantFrom(config, last, { schemaVersion: 1, brand: last.brand }),
      fc.constantFrom(0, 2, '\t'),
      fc.array(comment, { maxLength: 6 }),
      (value, indent, comments) => {
        const text = JSON.stringify(value, null, indent);
        const gaps = gapsOf(text);
        const places = comments
          .map((each, number) => ({ ...each, number, offset: gaps[each.at % gaps.length] ?? 0 }))
          .toSorted((one, other) => other.offset - one.offset);
        const words = places.map(({ number, isLine, isWide }) => {
          const [before, after] = isWide ? ['\n', '\n'] : [' ', isLine ? '\n' : ' '];
          return before + (isLine ? `// c${number}!` : `/* c${number}! */`) + after;
        });
        const written = places.reduce(
          (now, { offset }, index) => now.slice(0, offset) + words[index] + now.slice(offset),
          text,
        );

        const after = migrated(written);

        expect(JSON.stringify(JSON.parse(withoutComments(after.text)))).toBe(
          JSON.stringify(after.config),
        );
        for (const { number } of places) {
          expect(after.text.split(`c${number}!`)).toHaveLength(2);
        }
      },
    ),
    { numRuns: 500 },
  );
});

test('migrations lead from each version to the next, up to the one of the schema', () => {
  const schema = JSON.parse(
    readFileSync(path.join(import.meta.dirname, '../../../schema/merchant.schema.json'), 'utf8'),
  ) as { properties: { schemaVersion: { const: number } } };

  expect(allMigrations.map(({ from, to }) => to - from)).toEqual(allMigrations.map(() => 1));
  expect(allMigrations.map(({ from }) => from)).toEqual(allMigrations.map((_, index) => index + 1));
  expect(CURRENT_VERSION).toBe(schema.properties.schemaVersion.const);
});

test('an old file loads as a new one, and one warning speaks for all', async () => {
  for (const code of ['one', 'three', 'two']) merchants.add(code);
  const before = await checkMerchants(merchants.dir);
  for (const code of ['one', 'two']) writeOld(path.join(merchants.dir, code, 'merchant.json'));

  const { merchants: loaded, issues } = await checkMerchants(merchants.dir);

  expect(loaded.map(({ config }) => config.brand)).toEqual(
    before.merchants.map(({ config }) => config.brand),
  );
  expect(loaded.map(({ config }) => config.licence.number)).toEqual(['1', '1', '1']);
  expect(issues).toMatchObject([
    { code: 'config/old-version', severity: 'warning', merchant: 'one', line: 2 },
  ]);
  expect(issues[0]?.message).toContain('So is one other file.');
  expect(issues[0]?.suggestion).toContain('livery migrate');
});

test('a fault of an old file stands where that file has it, without a remedy of the new form', async () => {
  merchants.add('one', ({ licence }) => {
    licence.url = 'http://plain.example';
    licence.jurisdiction = 'sandbox';
  });
  const file = path.join(merchants.dir, 'one/merchant.json');
  writeOld(file);
  const lines = readFileSync(file, 'utf8').split('\n');

  const { issues } = await checkMerchants(merchants.dir);

  const url = issues.find(({ code }) => code === 'config/format');
  expect(url?.pointer).toBe('/brand/licence/url');
  expect(lines[(url?.line ?? 0) - 1]).toContain('http://plain.example');
  expect(lines[(url?.line ?? 0) - 1]?.slice((url?.column ?? 0) - 1)).toMatch(/^"http:/);
  expect(issues.every(({ fix }) => fix === undefined)).toBe(true);
});

test('a file of the future is refused with one clear message', async () => {
  merchants.add('one', (config) => {
    config['schemaVersion'] = CURRENT_VERSION + 1;
    config['notYetInvented'] = true;
  });

  const { issues } = await checkMerchants(merchants.dir);

  expect(issues).toMatchObject([{ code: 'config/future-version', pointer: '/schemaVersion' }]);
  expect(issues[0]?.message).toContain(`versions 1 to ${CURRENT_VERSION}`);
});

test('places of moved parts are told as the old file has them, others as they are', () => {
  const upgraded = upgrade({ schemaVersion: 1, brand: { licence: {}, legalName: 'A' } });
  if (!upgraded) throw new Error('nothing to migrate');

  expect(oldPointer(upgraded, '/licence')).toBe('/brand/licence');
  expect(oldPointer(upgraded, '/licence/text/en')).toBe('/brand/licence/text/en');
  expect(oldPointer(upgraded, '/licences')).toBe('/licences');
});

test.each(['{}', '{"a":[1,2]}', '{"a":"// no /* comment */","b":",]"}'])(
  'plain JSON has no comments: %s',
  (text) => expect(withoutComments(text)).toBe(text),
);

test('a text with comments keeps every offset, and an unclosed comment is no crash', () => {
  const plain = withoutComments('{ "a": [1, 2,], /* x */ }// end');

  expect(plain).toBe('{ "a": [1, 2 ]            '.slice(0, 14) + plain.slice(14));
  expect(JSON.parse(plain)).toEqual({ a: [1, 2] });
  expect(plain).toHaveLength('{ "a": [1, 2,], /* x */ }// end'.length);
  expect(parseJson('/x', withoutComments('{ /* ')).issues).toMatchObject([{ code: 'json/syntax' }]);
});
