import { expect, test } from 'vitest';
import { downlineName } from './downline-name.ts';

const namesAt = (maskNames: 'none' | 'deeper' | 'all', jurisdiction = '') =>
  [1, 2, 3].map((depth) =>
    downlineName({ agents: { maskNames }, licence: { jurisdiction } }, 'thiri88', depth),
  );

test('an agent reads names as far down as the brand shows them', () => {
  expect(namesAt('none')).toEqual(['thiri88', 'thiri88', 'thiri88']);
  expect(namesAt('deeper')).toEqual(['thiri88', 'th****8', 'th****8']);
  expect(namesAt('all')).toEqual(['th****8', 'th****8', 'th****8']);
});

test('a jurisdiction masks more than the brand does, never less', () => {
  expect(namesAt('none', 'sandbox')).toEqual(namesAt('deeper'));
  expect(namesAt('all', 'sandbox')).toEqual(namesAt('all'));
});
