import path from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from '../support/source-files.ts';

const nameless = /^(index|utils?|helpers?|common|types|misc)$/;
const stem = (file: string): string => path.basename(file).split('.')[0] ?? '';

test('no file is named after nothing', () => {
  const found = sourceFiles('src', 'cli', 'scripts').filter((file) => nameless.test(stem(file)));

  expect(found).toEqual([]);
});

test('only components are PascalCase', () => {
  const found = sourceFiles('src', 'cli', 'scripts').filter(
    (file) => !/\.(tsx|css\.ts)$/.test(file) && /[A-Z]/.test(stem(file)),
  );

  expect(found).toEqual([]);
});
