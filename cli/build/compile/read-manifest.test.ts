import type { Manifest } from 'vite';
import { expect, test } from 'vitest';
import { readManifest } from './read-manifest.ts';

const MANIFEST: Manifest = {
  'src/site/main.tsx': {
    file: 'assets/main.js',
    isEntry: true,
    imports: ['_vendor.js'],
    dynamicImports: [
      'src/site/hot.tsx',
      'src/site/cold.tsx',
      'src/generated/site-words/en.ts',
      'src/site/late.ts',
    ],
    css: ['assets/main.css'],
  },
  '_vendor.js': { file: 'assets/vendor.js' },
  '_shared.js': { file: 'assets/shared.js', imports: ['_vendor.js'], css: ['assets/shared.css'] },
  'src/site/late.ts': { file: 'assets/late.js', isDynamicEntry: true },
  'src/site/hot.tsx': {
    file: 'assets/hot.js',
    isDynamicEntry: true,
    imports: ['_shared.js', '_vendor.js'],
    dynamicImports: ['src/site/cold.tsx'],
    css: ['assets/hot.css'],
    assets: ['assets/hot.svg'],
  },
  'src/site/cold.tsx': { file: 'assets/cold.js', isDynamicEntry: true, imports: ['_shared.js'] },
  'src/generated/site-words/en.ts': { file: 'assets/en.js', isDynamicEntry: true },
};
const FEATURES = new Map([
  ['Hot', 'src/site/hot.tsx'],
  ['Cold', 'src/site/cold.tsx'],
]);

test('every site carries what its entry reaches without an optional part or a language', () => {
  expect(readManifest(MANIFEST, FEATURES)).toMatchObject({
    entry: 'assets/main.js',
    base: ['assets/late.js', 'assets/main.css', 'assets/main.js', 'assets/vendor.js'],
  });
});

test('a part brings what only it reaches, and not the other parts that it opens', () => {
  const { features } = readManifest(MANIFEST, FEATURES);

  expect(features['Hot']).toEqual({
    chunk: 'assets/hot.js',
    files: [
      'assets/hot.css',
      'assets/hot.js',
      'assets/hot.svg',
      'assets/shared.css',
      'assets/shared.js',
    ],
  });
  expect(features['Cold']?.files).toEqual([
    'assets/cold.js',
    'assets/shared.css',
    'assets/shared.js',
  ]);
});

test('a language is a part of its own', () => {
  expect(readManifest(MANIFEST, FEATURES).locales).toEqual({
    en: { chunk: 'assets/en.js', files: ['assets/en.js'] },
  });
});

test('a part that every site would reach all the same fails the compile', () => {
  const main = { ...MANIFEST['src/site/main.tsx']!, imports: ['_vendor.js', 'src/site/hot.tsx'] };

  expect(() => readManifest({ ...MANIFEST, 'src/site/main.tsx': main }, FEATURES)).toThrow(
    'statically reachable',
  );
});

test('a part without a chunk of its own fails the compile', () => {
  expect(() => readManifest(MANIFEST, new Map([['Gone', 'src/site/gone.tsx']]))).toThrow(
    'has no chunk of its own',
  );
});

test('chunks that import each other fail the compile', () => {
  const vendor = { file: 'assets/vendor.js', imports: ['_shared.js'] };

  expect(() => readManifest({ ...MANIFEST, '_vendor.js': vendor }, FEATURES)).toThrow(
    'import each other: assets/vendor.js, assets/shared.js',
  );
});
