import { expect, test } from 'vitest';

import { groundOfColor } from './ground.ts';

test('a color is a light or a dark ground', () => {
  expect(['#ffffff', '#FBF3EA', '#c8f000'].map(groundOfColor)).toEqual(['light', 'light', 'light']);
  expect(['#000000', '#24102b', '#0a5c4a'].map(groundOfColor)).toEqual(['dark', 'dark', 'dark']);
});

test('what is no color of ours says nothing', () => {
  expect(['', 'red', '#fff', 'rgb(0 0 0)'].map(groundOfColor)).toEqual([null, null, null, null]);
});
