import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findUnreadable } from './find-unreadable.ts';
import { MAX_NESTING } from './nesting.ts';
import { listOverrides, type OverrideFiles } from './override-files.ts';
import { readSyntax } from './read-syntax.ts';

const work = mkdtempSync(path.join(tmpdir(), 'livery nesting '));
afterAll(() => rmSync(work, { recursive: true }));

const nested = (levels: number, [open, close]: [string, string]): string =>
  `export const deep = ${open.repeat(levels)}1${close.repeat(levels)};\n`;

/** A brand’s folder with some files of own code. */
const brandWith = (code: string, files: Record<string, string>): OverrideFiles => {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(work, code, 'overrides', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const listed = listOverrides(path.join(work, code));
  if (!listed) throw new Error('no own code');
  return listed;
};

test.each([
  ['(', ')'],
  ['[', ']'],
  ['(() => {', '})()'],
] as [string, string][])('%s in itself is refused by a bound, with its place', (open, close) => {
  const text = nested(30_000 / open.length, [open, close]);

  const read = readSyntax(text);

  expect(read).toMatchObject({ message: expect.stringMatching(/level 201 of brackets/) });
  expect('offset' in read && text[read.offset]).toMatch(/[([{]/);
});

test('as deep as people nest is read', () => {
  expect(readSyntax(nested(MAX_NESTING, ['(', ')']))).toHaveProperty('program');
  expect(readSyntax('export const sad = ":(";\n'.repeat(100))).toHaveProperty('program');
});

test.each([
  ['a sign before a sign', `export const deep = ${'!'.repeat(190_000)}1;`],
  ['a function that gives a function', `export const deep = ${'a=>'.repeat(60_000)}1;`],
  [
    'an element in an element',
    `export const deep = ${'<a>'.repeat(28_000)}${'</a>'.repeat(28_000)};`,
  ],
  [
    'brackets that close in comments',
    `export const deep = ${'(/*)*/'.repeat(15_000)}1${')/*(*/'.repeat(15_000)};`,
  ],
])(
  '%s, again and again, ends the process that looks first, and nobody else',
  async (_name, text) => {
    const code = `deep${text.length}`;
    const files = brandWith(code, {
      'parts/fine.tsx': 'export const fine = 1;',
      'parts/x.tsx': text,
    });

    const found = await findUnreadable(files, ['parts/fine.tsx', 'parts/x.tsx']);

    expect(found).toMatchObject([
      { code: 'overrides/syntax', file: path.join(work, code, 'overrides/parts/x.tsx') },
    ]);
  },
  120_000,
);

test('own code that people write is read', async () => {
  const files = brandWith('fine', {
    'parts/short.tsx': 'export const short = 1;',
    'parts/fine.tsx': `export const Fine = () => <p>{${Array.from({ length: 900 }, (_, at) => `'${at}'`).join(' + ')}}</p>;`,
    'parts/broken.tsx': 'export const = ;',
  });

  expect(await findUnreadable(files, ['parts/fine.tsx', 'parts/broken.tsx'])).toEqual([]);
}, 120_000);
