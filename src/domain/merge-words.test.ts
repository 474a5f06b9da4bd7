import { expect, test } from 'vitest';
import { mergeWords } from './merge-words.ts';

const library = { footer: { label: 'Footer', help: 'Help' }, nav: { home: 'Home' } };

test('own words stand in for those of the same key, at any depth; the others stay', () => {
  expect(mergeWords(library, { footer: { help: 'Ask us' } })).toEqual({
    footer: { label: 'Footer', help: 'Ask us' },
    nav: { home: 'Home' },
  });
  expect(library.footer.help).toBe('Help');
});

test('what the library has no word for is left out', () => {
  expect(mergeWords(library, { story: { title: 'x' }, nav: { away: 'y' } })).toEqual(library);
});
