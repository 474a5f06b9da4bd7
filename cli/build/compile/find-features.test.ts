import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findFeatures } from './find-features.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'livery-features-'));
  mkdirSync(path.join(root, 'src', 'site'), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

const find = (source: string): Record<string, string> => {
  writeFileSync(path.join(root, 'src/site/features.ts'), source);
  return Object.fromEntries(findFeatures(root, ['src/site/features.ts']));
};

test('every call of feature is found, wherever it stands', () => {
  const source = `
    import { feature, type Feature } from './feature.ts';
    export const one = feature({ name: 'One', load: () => import('./one/One.tsx'), when: (s) => s.on });
    export const more = {
      two: feature<Two>({ when: always, name: 'Two', load: () => import('#components/Two.tsx') }),
    } satisfies Record<string, Feature>;`;

  expect(find(source)).toEqual({
    One: 'src/site/one/One.tsx',
    Two: 'src/components/Two.tsx',
  });
});

test('a feature whose import cannot be read is told', () => {
  expect(() => find('feature({ name: "One", load: () => import(file), when: always });')).toThrow(
    'literal name',
  );
});

test('two features of one name are told', () => {
  const one = 'feature({ name: "One", load: () => import("./a.ts"), when: always });';

  expect(() => find(one + one)).toThrow('two features are named "One"');
});
