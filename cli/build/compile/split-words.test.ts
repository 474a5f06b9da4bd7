import path from 'node:path';
import { expect, test } from 'vitest';
import { splitWords } from './split-words.ts';

const FILE = path.resolve(import.meta.dirname, '../../../src/locales/en.json');

const codeOf = (id: string): string => {
  const { load } = splitWords();
  if (typeof load !== 'object') throw new Error('The plugin loads nothing.');
  return (load.handler as unknown as (id: string) => { code: string })(id).code;
};

const groupsOf = (id: string): string[] =>
  Object.keys(JSON.parse(/export default (.*);/.exec(codeOf(id))?.[1] ?? '{}') as object);

test('every group of words is in one of the two parts', () => {
  const [first, later] = [groupsOf(FILE), groupsOf(`${FILE}?later`)];

  expect(first).toContain('home');
  expect(later).toContain('register');
  expect(first.filter((group) => later.includes(group))).toEqual([]);
});

test('the first part knows the way to the other', () => {
  expect(codeOf(FILE)).toContain('import("./en.json?later")');
  expect(codeOf(`${FILE}?later`)).not.toContain('import(');
});
