import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lineAt, root } from '../support/source-files.ts';

/** Whatever tells people, or their machines, which variables there are. */
const PLACES = [
  'README.md',
  'SECURITY.md',
  'tests/README.md',
  'deploy/**/*.*',
  'deploy/docker/Dockerfile',
];
const CODE = ['{src,cli,scripts}/**/*.{ts,mjs}', 'stories/storybook/**/*.ts', 'tests/support/*.ts'];

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Each variable of ours in some texts, with its place. */
const namesIn = (patterns: readonly string[]): { name: string; place: string }[] =>
  globSync([...patterns], { cwd: root }).flatMap((file) => {
    const text = read(file);
    return [...text.matchAll(/\bLIVERY_[A-Z0-9_]+/g)].map(({ 0: name, index }) => ({
      name,
      place: `${file}:${lineAt(text, index)}`,
    }));
  });

const known = new Set(namesIn(CODE).map(({ name }) => name));

/** Names that are made of a brand, a provider or a cell begin with what the code has of them. */
const isKnown = (name: string): boolean => {
  const own = name.replace(/_FILE$/, '');
  return known.has(own) || [...known].some((each) => each.endsWith('_') && own.startsWith(each));
};

test('every variable that a text or a file of a deployment names is one that is read', () => {
  const named = [...namesIn(PLACES), ...namesIn(['stories/handbook/*.mdx'])];

  expect(named.length).toBeGreaterThan(100);
  expect(
    named.filter(({ name }) => !isKnown(name)).map(({ name, place }) => `${place} ${name}`),
  ).toEqual([]);
  expect(isKnown('LIVERY_NAT_URL')).toBe(false);
});
