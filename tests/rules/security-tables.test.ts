import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles } from '../support/source-files.ts';

const ASVS = 'stories/handbook/asvs.mdx';
const THREATS = 'stories/handbook/threat-model.mdx';
const STATES = ['met', 'partly', 'not met', 'not applicable'];

/** How many requirements of levels 1 and 2 version 5.0.0 has. */
const REQUIREMENTS = 253;

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** The rows of all tables of a page, without their heads, as texts. */
const rowsOf = (file: string): string[][] =>
  read(file)
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^[\s|-]+$/.test(line))
    .map((line) => line.slice(1, -1).split('|'))
    .map((cells) => cells.map((cell) => cell.trim()));

/** What stands between backticks and looks like a file of ours. */
const filesIn = (text: string): string[] =>
  [...text.matchAll(/`([\w./-]+\.\w+)`/g)].map(([, file = '']) => file);

const requirements = rowsOf(ASVS).filter(([number = '']) => /^\d+\.\d+\.\d+$/.test(number));
const threats = rowsOf(THREATS).filter((cells) => cells.length === 4 && cells[0] !== 'who');

test.each([ASVS, THREATS, 'SECURITY.md'])('every file that %s names exists', (page) => {
  const named = filesIn(read(page));

  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

test('what proves something is a test', () => {
  const proofs = [
    ...requirements.map((cells) => cells[5] ?? ''),
    ...threats.map((cells) => cells[3] ?? ''),
  ].flatMap(filesIn);

  expect(proofs.length).toBeGreaterThan(200);
  expect(proofs.filter((file) => !/\.test\.tsx?$/.test(file))).toEqual([]);
});

test('every threat of the first table has what stops it, and its test', () => {
  const bare = threats.filter(
    ([, , stops = '', proof = '']) => stops === '' || filesIn(proof).length === 0,
  );

  expect(threats.length).toBeGreaterThan(25);
  expect(bare).toEqual([]);
});

test('every requirement stands there once, in its order, with one of four states', () => {
  const numbers = requirements.map(([number = '']) => number);
  const rank = (number: string): number =>
    number.split('.').reduce((sum, part) => sum * 100 + Number(part), 0);

  expect(new Set(numbers).size).toBe(REQUIREMENTS);
  expect(numbers).toEqual(numbers.toSorted((a, b) => rank(a) - rank(b)));
  expect(requirements.filter(([, level = '']) => !['1', '2'].includes(level))).toEqual([]);
  expect(requirements.filter(([, , , state = '']) => !STATES.includes(state))).toEqual([]);
});

test('what is met names where', () => {
  const nowhere = requirements
    .filter(([, , , state = '']) => state === 'met')
    .filter(([, , , , where = '']) => filesIn(where).length === 0)
    .map(([number]) => number);

  expect(nowhere).toEqual([]);
});

test('the sums are those of the tables', () => {
  const sums = rowsOf(ASVS).filter(([name = '']) => /^(V\d+ |all$)/.test(name));
  const counted = sums.map(([name = '']) => {
    const chapter = /^V(\d+) /.exec(name)?.[1];
    const own = requirements.filter(
      ([number = '']) => chapter === undefined || number.startsWith(`${chapter}.`),
    );
    const states = STATES.map((state) => own.filter((cells) => cells[3] === state).length);
    return [name, ...states.map(String)];
  });

  expect(sums).toHaveLength(18);
  expect(sums).toEqual(counted);
});

test('every secret that is read from the environment stands in SECURITY.md', () => {
  const told = read('SECURITY.md');
  const names = sourceFiles('src', 'cli').flatMap((file) =>
    [...read(file).matchAll(/['"`](LIVERY_[A-Z_]*(?:SECRET|_KEY|TOKEN|PASSWORD)[A-Z_]*)/g)].map(
      // Each brand and provider has a secret of its own.
      ([, name = '']) => name.replace(/^(LIVERY_(?:PAYMENT|SIGN_IN)_SECRET_).+/, '$1'),
    ),
  );

  expect(new Set(names).size).toBeGreaterThan(7);
  expect([...new Set(names)].filter((name) => !told.includes(name))).toEqual([]);
});
