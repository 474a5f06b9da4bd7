import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../base/paths.ts';
import { plainWords } from './plain-pages.ts';

test('the plain pages speak every language that the site does, each with all words', () => {
  const languages = readdirSync(path.join(ROOT, 'src', 'locales'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.basename(name, '.json'));
  const words = plainWords();

  expect(Object.keys(words).toSorted()).toEqual(languages.toSorted());
  for (const own of Object.values(words)) {
    expect(Object.keys(own ?? {})).toEqual(Object.keys(words.en));
    expect(Object.values(own ?? {}).every((text) => text.trim() !== '')).toBe(true);
  }
});
