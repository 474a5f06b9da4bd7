import path from 'node:path';
import { expect, test } from 'vitest';
import english from '#generated/site-words/en.ts';
import { splitMessages } from './split-messages.ts';

const FILE = path.resolve(import.meta.dirname, '../../../src/generated/site-words/en.ts');

const codeOf = (id: string): string => {
  const { load } = splitMessages();
  if (typeof load !== 'object') throw new Error('The plugin loads nothing.');
  return (load.handler as unknown as (id: string) => { code: string })(id).code;
};

const wordsOf = (id: string): object =>
  JSON.parse(/export default (.*);/.exec(codeOf(id))?.[1] ?? '{}') as object;

test('every group of words is in one of the two parts', () => {
  const [first, later] = [wordsOf(FILE), wordsOf(`${FILE}?later`)];

  expect(first).toHaveProperty('home');
  expect(later).toHaveProperty('register');
  expect(Object.keys(first).filter((group) => group in later)).toEqual([]);
  expect({ ...first, ...later }).toEqual(english);
});

test('the first part knows the way to the other', () => {
  expect(codeOf(FILE)).toContain('import("./en.ts?later")');
  expect(codeOf(`${FILE}?later`)).not.toContain('import(');
});
