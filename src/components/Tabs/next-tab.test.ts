import { expect, test } from 'vitest';
import { nextTab } from './next-tab.ts';

const tabs = [{ id: 'hot' }, { id: 'mine', disabled: true }, { id: 'best' }];

test('arrows go round and skip what is disabled', () => {
  expect(nextTab(tabs, 'hot', 'ArrowRight', false)).toBe('best');
  expect(nextTab(tabs, 'best', 'ArrowRight', false)).toBe('hot');
  expect(nextTab(tabs, 'hot', 'ArrowLeft', false)).toBe('best');
});

test('from right to left the arrows turn round', () => {
  const three = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

  expect(nextTab(three, 'b', 'ArrowRight', true)).toBe('a');
  expect(nextTab(three, 'b', 'ArrowLeft', true)).toBe('c');
});

test('Home and End jump, other keys are left alone', () => {
  expect(nextTab(tabs, 'best', 'Home', false)).toBe('hot');
  expect(nextTab(tabs, 'hot', 'End', false)).toBe('best');
  expect(nextTab(tabs, 'hot', 'Enter', false)).toBeUndefined();
});
