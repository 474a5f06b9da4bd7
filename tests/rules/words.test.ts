import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Visitor } from 'vite';
import { expect, test } from 'vitest';
import { lineAt, parseSource, root, sourceFiles } from '../support/source-files.ts';

interface Words {
  [key: string]: string | Words;
}

const complete = ['my', 'zh-Hans'];

const readWords = (language: string): Words =>
  JSON.parse(readFileSync(path.join(root, 'src', 'locales', `${language}.json`), 'utf8')) as Words;

const flatten = (words: Words, prefix = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  );

/** A plural's forms differ by language: `items_one` and `items_other` are one word. */
const baseKey = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');

const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1] ?? ''))].toSorted();

const english = flatten(readWords('en'));

test.each(complete)('%s has every word of English and no other', (language) => {
  const keys = (words: [string, string][]) =>
    [...new Set(words.map(([key]) => baseKey(key)))].toSorted();

  expect(keys(flatten(readWords(language)))).toEqual(keys(english));
});

test.each(complete)('%s keeps the placeholders of English', (language) => {
  const translated = new Map(flatten(readWords(language)));
  const differing = english.filter(([key, text]) => {
    const other = translated.get(key);
    return other !== undefined && placeholders(other).join() !== placeholders(text).join();
  });

  expect(differing).toEqual([]);
});

test.each(['en', ...complete])('%s has no empty word', (language) => {
  expect(flatten(readWords(language)).filter(([, text]) => text.trim() === '')).toEqual([]);
});

test('no screen and no component says a word of its own', () => {
  const spoken = sourceFiles('src/site', 'src/components').flatMap((file) => {
    const { text, result } = parseSource(file);
    const found: string[] = [];
    new Visitor({
      JSXText: (node) => {
        if (/\p{L}{2,}/u.test(node.value))
          found.push(`${file}:${lineAt(text, node.start)} ${node.value.trim()}`);
      },
      JSXAttribute: (node) => {
        const isWords = ['aria-label', 'title', 'alt', 'placeholder', 'label'].includes(
          node.name.type === 'JSXIdentifier' ? node.name.name : '',
        );
        if (isWords && node.value?.type === 'Literal' && /\p{L}{2,}/u.test(node.value.value)) {
          found.push(`${file}:${lineAt(text, node.start)} ${node.value.value}`);
        }
      },
    }).visit(result.program);
    return found;
  });

  expect(spoken).toEqual([]);
});
