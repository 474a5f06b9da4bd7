import { expect, test } from 'vitest';
import { excerpt, plainText, searchHelp } from './help-search.ts';

const articles = [
  {
    id: 'deposit',
    title: 'How to deposit',
    content: '<p>Open your wallet &amp; choose a bank.</p>',
  },
  { id: 'wallet', title: 'Your Wallet', content: '<p>Balances are shown at the top.</p>' },
  { id: 'cafe', title: 'Café rules', content: '<b>No smoking</b>' },
];
const idsFor = (query: string) => searchHelp(articles, query, 'en').map(({ id }) => id);

test('a hit in the title comes before a hit in the text', () => {
  expect(idsFor('wallet')).toEqual(['wallet', 'deposit']);
});

test('every word must occur, without regard to case and accents', () => {
  expect(idsFor('CAFE smoking')).toEqual(['cafe']);
  expect(idsFor('wallet smoking')).toEqual([]);
});

test('an empty query answers everything', () => {
  expect(idsFor('  ')).toEqual(['deposit', 'wallet', 'cafe']);
});

test('tags are not words', () => {
  expect(plainText('<p class="bank">A&nbsp;<b>B</b></p>')).toBe('A B');
  expect(searchHelp([{ title: 't', content: '<p class="bank">x</p>' }], 'bank', 'en')).toEqual([]);
});

test('an excerpt ends at a word', () => {
  expect(excerpt('<p>one two three four</p>', 10)).toBe('one two…');
});
