import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/source-files.ts';

const text = readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8');

/** The folders that have a line of their own. */
const told = [...text.matchAll(/^\| `([\w./-]+)` \| .{10,} \|$/gmu)].map(
  ([, folder = '']) => folder,
);

const inside = (...folders: string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${folder}/${name}`),
  );

/** Folders whose rooms are listed one by one; of the others one line tells enough. */
const listed = [
  ...['base', 'people', 'money', 'play', 'app'].map((storey) => `src/platform/${storey}`),
  ...['base', 'build', 'work'].map((storey) => `cli/${storey}`),
  'src/site',
  'src/vendor',
  'src/config',
];

test('every folder has its line', () => {
  const wanted = [
    ...inside('src', ...listed),
    'merchants',
    'schema',
    'templates',
    'stories',
    'scripts',
    'tests',
  ];

  expect(wanted.filter((folder) => !told.includes(folder))).toEqual([]);
});

test('every line has its folder, once', () => {
  expect(told.filter((folder) => !existsSync(path.join(root, folder)))).toEqual([]);
  expect(told.filter((folder, at) => told.indexOf(folder) !== at)).toEqual([]);
});
