import { expect, test } from 'vitest';
import { popupExecution, readDismissed, withDismissed } from './popup-rule.ts';

test('visitors, members and first logins have their own popup', () => {
  expect(popupExecution({ isLogin: false, isAgent: null, firstTimeLogin: true })).toBe('B');
  expect(popupExecution({ isLogin: true, isAgent: false, firstTimeLogin: false })).toBe('A');
  expect(popupExecution({ isLogin: true, isAgent: false, firstTimeLogin: true })).toBe('F');
});

test('an agent has no popup, and nobody has one before it is known who is there', () => {
  expect(popupExecution({ isLogin: true, isAgent: true, firstTimeLogin: false })).toBeNull();
  expect(popupExecution({ isLogin: true, isAgent: true, firstTimeLogin: true })).toBeNull();
  expect(popupExecution({ isLogin: true, isAgent: null, firstTimeLogin: false })).toBeNull();
});

test('what is closed stays closed, each type for itself', () => {
  const kept = withDismissed(withDismissed(withDismissed(null, 'B'), 'A'), 'B');

  expect(readDismissed(kept)).toEqual(['B', 'A']);
});

test('a broken store counts as nothing closed', () => {
  expect(readDismissed('x,,Q')).toEqual([]);
});
