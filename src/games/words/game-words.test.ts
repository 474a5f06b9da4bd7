import { expect, test } from 'vitest';
import en from './en.json' with { type: 'json' };
import { loadGameWords, spokenLanguage } from './game-words.ts';
import my from './my.json' with { type: 'json' };
import zhHans from './zh-Hans.json' with { type: 'json' };

type Tree = { [key: string]: string | Tree };

const flat = (tree: Tree, path = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[path + name, value]] : flat(value, `${path}${name}.`),
  );

const base = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/u, '');

const places = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*(\w+)/gu)].map(([, name = '']) => name).toSorted();

const english = flat(en);

test.each([
  ['my', my],
  ['zh-Hans', zhHans],
])('%s has every word of English, no other, and fills in the same places', (_, words) => {
  const own = flat(words);

  expect(new Set(own.map(([key]) => base(key)))).toEqual(
    new Set(english.map(([key]) => base(key))),
  );
  expect(own.filter(([, text]) => text.trim() === '')).toEqual([]);
  const known = new Map(english.map(([key, text]) => [base(key), String(places(text))]));
  expect(own.filter(([key, text]) => String(places(text)) !== known.get(base(key)))).toEqual([]);
});

test('a language that is not translated is spoken in English', async () => {
  expect(spokenLanguage('sw')).toBe('en');
  expect((await loadGameWords('sw'))('play.stake')).toBe(en.play.stake);
  expect((await loadGameWords('my'))('play.stake')).toBe(my.play.stake);
});
