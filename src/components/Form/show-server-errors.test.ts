import { expect, test, vi } from 'vitest';
import { showServerErrors } from './show-server-errors.ts';

test('errors go under their fields, the first takes the focus, strangers come back', () => {
  const setError = vi.fn();
  const form = { setError, getValues: () => ({ username: 'a', email: '' }) };
  const captcha = { field: 'captcha', rule: 'wrong' };

  const strangers = showServerErrors(
    form as never,
    [captcha, { field: 'username', rule: 'taken' }, { field: 'email', rule: 'pattern' }],
    ({ field, rule }) => `${field} ${rule}`,
  );

  expect(strangers).toEqual([captcha]);
  expect(setError.mock.calls).toEqual([
    ['username', { type: 'server.taken', message: 'username taken' }, { shouldFocus: true }],
    ['email', { type: 'server.pattern', message: 'email pattern' }, { shouldFocus: false }],
  ]);
});
