import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFixture } from './build-fixture.ts';

const fixture = makeFixture(2);
const [light = '', heavy = ''] = fixture.codes;

/** Text that hardly packs: each notice is as heavy as it looks. */
const noise = (seed: number, length: number): string => {
  let state = seed;
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCodePoint(97 + (state % 26));
  }).join('');
};

const notice = (number: number) => ({
  id: `n${number}`,
  // The home page has the titles.
  title: { en: `Notice ${number} ${noise(number + 7, 6000)}` },
  content: { en: '<p>Words</p>' },
  publishedAt: '2026-01-01T00:00:00Z',
});

beforeAll(async () => {
  const first = await fixture.build();
  expect(first.report.failed).toBe(0);
});

afterAll(() => fixture.remove());

test('a home page that outgrows its budget fails, with the setting that weighs most', async () => {
  const file = path.join(path.dirname(fixture.fileOf(heavy)), 'content', 'notices.json');
  const notices = JSON.parse(readFileSync(file, 'utf8')) as { items: unknown[] };
  notices.items = Array.from({ length: 8 }, (_, at) => notice(at));
  writeFileSync(file, JSON.stringify(notices));

  const { code, report } = await fixture.build();

  expect(code).toBe(1);
  expect(report.codes.failed).toEqual([heavy]);
  expect(report.problems).toContainEqual(
    expect.objectContaining({ code: 'budget/scripts', merchant: heavy, pointer: '/content' }),
  );
});

test('its last good site stays, and so do the others', () => {
  for (const code of [light, heavy]) {
    expect(existsSync(path.join(fixture.out, code, 'index.html'))).toBe(true);
  }
});
