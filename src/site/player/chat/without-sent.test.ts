import { expect, test } from 'vitest';

import { withoutSent } from './without-sent.ts';

test('what was sent goes, what was typed on stays', () => {
  expect(withoutSent('Good luck', 'Good luck')).toBe('');
  expect(withoutSent('Good luck to you', 'Good luck')).toBe('to you');
});

test('a text that was begun anew stays as it is', () => {
  expect(withoutSent('Hello', 'Good luck')).toBe('Hello');
  expect(withoutSent('', 'Good luck')).toBe('');
});
