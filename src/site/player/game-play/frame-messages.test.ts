import { expect, test } from 'vitest';

import { readGameMessage } from './frame-messages.ts';

test('what a game may say is understood', () => {
  expect(readGameMessage({ livery: 'ready', extra: 1 })).toEqual({ livery: 'ready' });
  expect(readGameMessage({ livery: 'round', open: true })).toEqual({ livery: 'round', open: true });
  expect(readGameMessage({ livery: 'refused', code: 'session_expired' })).toEqual({
    livery: 'refused',
    code: 'session_expired',
  });
});

test('anything else is nothing', () => {
  for (const data of [null, 'ready', 7, {}, { livery: 'win' }, { livery: 'round' }, []])
    expect(readGameMessage(data)).toBeNull();
  expect(readGameMessage({ livery: 'refused', code: 5 })).toBeNull();
});
