import { expect, test } from 'vitest';
import { maskName } from './mask-name.ts';

test.each([
  ['thiri88', 'th****8'],
  ['anna', 'a****a'],
  ['abc', 'a****'],
])('%s is shown as %s', (name, shown) => {
  expect(maskName(name)).toBe(shown);
});
