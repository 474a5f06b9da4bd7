import { expect, test } from 'vitest';

import { contentFault } from './feedback.state.ts';

const bounds = { min: 5, max: 8 };

test('a message is counted as a person counts it, without the space around it', () => {
  expect(contentFault('  abcd  ', bounds)).toBe('tooShort');
  expect(contentFault('abcde', bounds)).toBeNull();
  expect(contentFault('abcdefghi', bounds)).toBe('tooLong');
});

test('an emoji of several code points and a Burmese cluster count once', () => {
  expect(contentFault('👩‍👩‍👧‍👦'.repeat(8), bounds)).toBeNull();
  expect(contentFault('ကြိုကြိုကြိုကြို', bounds)).toBe('tooShort');
});
