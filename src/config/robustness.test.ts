import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { inProof } from '../../tests/support/proof.ts';
import { checkMerchants } from './check-merchants.ts';
import { issueRules } from './issues/issue-rules.ts';
import { temporaryMerchants } from './testing/temporary-merchants.ts';

const merchants = temporaryMerchants();
merchants.add('one');
const file = path.join(merchants.dir, 'one/merchant.json');
const valid = readFileSync(file, 'utf8');
const tokens = [
  '{',
  '}',
  '[',
  ']',
  '"',
  ':',
  ',',
  '0',
  'null',
  '\\',
  '\u0000',
  '\uD800',
  '\n',
  '/*',
];
afterAll(() => merchants.remove());

/** Puts any value anywhere into the file. */
const edit = fc.record({
  pick: fc.nat(),
  value: fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom('../..', 1e308, -0, [], {}, '')),
});

type Place = [owner: Record<string, unknown>, key: string];
const placesOf = (node: unknown): Place[] =>
  typeof node === 'object' && node !== null
    ? Object.entries(node).flatMap(([key, value]) => [
        [node as Record<string, unknown>, key] as Place,
        ...placesOf(value),
      ])
    : [];

const expectAnswer = async (content: string): Promise<void> => {
  merchants.write('one/merchant.json', content);
  merchants.write('one/content/banners.json', content);
  const { issues } = await checkMerchants(merchants.dir);
  for (const { code, line, column, severity } of issues) {
    expect(issueRules[code].severity).toBe(severity);
    expect(line).toBeGreaterThan(0);
    expect(column).toBeGreaterThan(0);
  }
};

test('any value in any place is answered, never thrown', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 4 }), async (edits) => {
      const config = JSON.parse(valid) as unknown;
      for (const { pick, value } of edits) {
        const places = placesOf(config);
        const place = places[pick % places.length];
        if (place) place[0][place[1]] = value;
      }
      await expectAnswer(JSON.stringify(config, null, 1));
    }),
    { numRuns: inProof(60, 300) },
  );
});

test('any damage to the text is answered, never thrown', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(valid.length),
      fc.nat(5),
      fc.constantFrom(...tokens),
      (at, cut, token) => expectAnswer(valid.slice(0, at) + token + valid.slice(at + cut)),
    ),
    { numRuns: inProof(60, 300) },
  );
});
