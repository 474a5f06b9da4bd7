import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findFolderCycles } from '../../scripts/lint/folder-cycles.ts';
import { root, sourceFiles } from '../support/source-files.ts';

test('no folder needs another one that needs it', () => {
  const sources = sourceFiles('src', 'cli', 'scripts').map((file) => ({
    file,
    text: readFileSync(path.join(root, file), 'utf8'),
  }));

  expect(sources.length).toBeGreaterThan(1000);
  expect(findFolderCycles(sources)).toEqual([]);
});

test('a planted knot is found, also one of types, of later imports and over a third folder', () => {
  const planted = [
    { file: 'src/a/one.ts', text: "import type { two } from '../b/two.ts';" },
    { file: 'src/b/two.ts', text: "export { three } from '#c/three.ts';" },
    { file: 'src/c/three.ts', text: "export const four = () => import('../a/four.ts');" },
    { file: 'src/a/four.ts', text: "import '../a/inner/five.ts';" },
    { file: 'src/a/inner/five.ts', text: "import 'node:path';" },
  ];

  expect(findFolderCycles(planted)).toEqual([['src/a', 'src/b', 'src/c']]);
  expect(findFolderCycles(planted.slice(1))).toEqual([]);
});
