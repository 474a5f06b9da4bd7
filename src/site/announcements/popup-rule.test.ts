import { expect, test } from 'vitest';
import { popupExecution, readDismissed, withDismissed } from './popup-rule.ts';

test('visitors, members and first logins have their own popup', () => {
  expect(popupExecution({ isLogin: false, firstTimeLogin: true })).toBe('B');
  expect(popupExecution({ isLogin: true, firstTimeLogin: false })).toBe('A');
  expect(popupExecution({ isLogin: true, firstTimeLogin: true })).toBe('F');
});

test('what is closed stays closed, each type for itself', () => {
  const kept = withDismissed(withDismissed(withDismissed(null, 'B'), 'A'), 'B');

  expect(readDismissed(kept)).toEqual(['B', 'A']);
});

test('a broken store counts as nothing closed', () => {
  expect(readDismissed('x,,Q')).toEqual([]);
});
