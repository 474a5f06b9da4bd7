import { expect, test } from 'vitest';

import { loadWords, locales } from './locales.ts';

type Tree = { [key: string]: string | Tree };

/** Every key with its text, as `header.login`. */
const flat = (tree: Tree, path = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[path + name, value]] : flat(value, `${path}${name}.`),
  );

/** The plural forms of a language stand for one key. */
const base = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name).toSorted();

const english = flat(await loadWords('en'));
const others = Object.keys(locales).filter((language) => language !== 'en');

test.each(others)('%s has every key of English and no other', async (language) => {
  const own = flat(await loadWords(language as 'en'));

  expect(new Set(own.map(([key]) => base(key)))).toEqual(
    new Set(english.map(([key]) => base(key))),
  );
  expect(own.filter(([, text]) => text.trim() === '')).toEqual([]);
});

test.each(others)('%s has every plural form that it needs', async (language) => {
  const own = new Set(flat(await loadWords(language as 'en')).map(([key]) => key));
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const counted = new Set(
    english.filter(([key]) => /_(one|other)$/.test(key)).map(([key]) => base(key)),
  );

  const missing = [...counted].flatMap((key) =>
    forms.map((form) => `${key}_${form}`).filter((full) => !own.has(full)),
  );
  expect(missing).toEqual([]);
});

test.each(others)('%s fills in the same places', async (language) => {
  const known = new Map(english.map(([key, text]) => [base(key), placeholders(text)]));

  const wrong = flat(await loadWords(language as 'en')).filter(
    ([key, text]) => String(placeholders(text)) !== String(known.get(base(key))),
  );
  expect(wrong).toEqual([]);
});

test('a language that is not translated is a fault, never an empty page', async () => {
  await expect(loadWords('sw')).rejects.toThrow('not translated');
});
