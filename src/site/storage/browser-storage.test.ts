import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { deviceStorage, tabStorage } from './browser-storage.ts';

const forbid = (name: 'localStorage' | 'sessionStorage') => vi.stubGlobal(name, undefined);

const empty = (): void => {
  tabStorage.clear();
  deviceStorage.clear();
};

// Another file of this worker may have left something in the memory.
beforeEach(empty);
afterEach(() => {
  empty();
  vi.unstubAllGlobals();
});

test('where the browser forbids its storage, the page’s memory holds the values', () => {
  forbid('localStorage');

  deviceStorage.setItem('livery.mode', 'dark');

  expect(deviceStorage.getItem('livery.mode')).toBe('dark');
  expect(deviceStorage.keys()).toEqual(['livery.mode']);
  expect(deviceStorage.getItem('livery.language')).toBeNull();
});

test('what was held in memory can be removed and emptied', () => {
  forbid('sessionStorage');
  tabStorage.setItem('a', '1');
  tabStorage.setItem('b', '2');

  tabStorage.removeItem('a');
  expect(tabStorage.keys()).toEqual(['b']);
  tabStorage.clear();

  expect(tabStorage.getItem('b')).toBeNull();
});

test('a full storage costs nothing but the next visit', () => {
  const full = {
    getItem: () => 'old',
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => {},
    clear: () => {},
  };
  vi.stubGlobal('sessionStorage', full);

  tabStorage.setItem('a', 'new');

  expect(tabStorage.getItem('a')).toBe('new');
});
