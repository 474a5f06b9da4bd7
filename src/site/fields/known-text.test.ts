import { expect, test } from 'vitest';

import { followKnown } from './known-text.ts';

test('a text that is known elsewhere shows where nothing else was typed', () => {
  expect(followKnown({ text: 'Call him. ', known: 'Call him.' }, 'Wait.')).toEqual({
    text: 'Wait.',
    known: 'Wait.',
  });
});

test('what is typed stays: while it is being saved, and when what is known changes', () => {
  const saved = followKnown({ text: 'Call him. Soon', known: '' }, 'Call him.');

  expect(saved).toEqual({ text: 'Call him. Soon', known: 'Call him.' });
  expect(followKnown(saved, 'Call him. Soon')).toMatchObject({ text: 'Call him. Soon' });
});

test('where nothing is new, nothing is another', () => {
  const typed = { text: 'ma', known: '' };

  expect(followKnown(typed, '')).toBe(typed);
});
