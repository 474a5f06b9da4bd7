import { expect, test } from 'vitest';

import { contentError } from './feedback.state.ts';

const bounds = { min: 5, max: 8 };

test('a message is counted as a person counts it, without the space around it', () => {
  expect(contentError('  abcd  ', bounds)).toBe('tooShort');
  expect(contentError('abcde', bounds)).toBeNull();
  expect(contentError('abcdefghi', bounds)).toBe('tooLong');
});

test('an emoji of several code points and a Burmese cluster count once', () => {
  expect(contentError('👩‍👩‍👧‍👦'.repeat(8), bounds)).toBeNull();
  expect(contentError('ကြိုကြိုကြိုကြို', bounds)).toBe('tooShort');
});
