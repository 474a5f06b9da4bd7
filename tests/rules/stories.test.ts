import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ESTree, Visitor, parseSync } from 'vite';
import { expect, test } from 'vitest';
import { root } from '../support/source-files.ts';

const groups = ['Basics', 'Forms', 'Overlays', 'Charts', 'Gaming', 'Frame', 'Layout'];
const folder = path.join(root, 'src', 'components');

const components = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted();

const fileOf = (name: string, ending: string): string => path.join(folder, name, name + ending);

const storyOf = (name: string): string =>
  existsSync(fileOf(name, '.stories.tsx'))
    ? readFileSync(fileOf(name, '.stories.tsx'), 'utf8')
    : '';

const keyOf = ({ key }: { key: ESTree.PropertyKey }): string =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';

const itemsOf = (value: ESTree.Node): number =>
  value.type === 'ArrayExpression' ? value.elements.length : 0;

/** How many notes of each kind the first `notes` object of a story's file holds. */
const notesOf = (name: string): Record<string, number> => {
  const found: Record<string, number> = {};
  new Visitor({
    Property: (property) => {
      if (keyOf(property) !== 'notes' || property.value.type !== 'ObjectExpression') return;
      for (const each of property.value.properties) {
        if (each.type === 'Property') found[keyOf(each)] = itemsOf(each.value);
      }
    },
  }).visit(parseSync(fileOf(name, '.stories.tsx'), storyOf(name)).program);
  return found;
};

test('every story says what to do, what not to do, and what holds for accessibility', () => {
  const silent = components
    .filter((name) => storyOf(name) !== '')
    .flatMap((name) => {
      const notes = notesOf(name);
      return ['do', 'dont', 'accessibility']
        .filter((kind) => !notes[kind])
        .map((kind) => `${name}: ${kind}`);
    });

  expect(silent).toEqual([]);
});

test('a story stands in its group, under the name of its component', () => {
  const misplaced = components
    .filter((name) => storyOf(name) !== '')
    .map((name) => [name, /title: '([^']+)'/.exec(storyOf(name))?.[1] ?? ''] as const)
    .filter(([name, title]) => !groups.some((group) => title === `${group}/${name}`))
    .map(([name, title]) => `${name}: ${title}`);

  expect(misplaced).toEqual([]);
});

test('only the stories that prove the checks may be wrong on purpose', () => {
  const excused = globSync('{src,stories}/**/*.stories.tsx', { cwd: root })
    .filter((file) => !file.startsWith(path.join('stories', 'checks')))
    .filter((file) => /expectedViolations|!test/.test(readFileSync(path.join(root, file), 'utf8')));

  expect(excused).toEqual([]);
});
