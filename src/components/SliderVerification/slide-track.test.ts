import { expect, test } from 'vitest';
import { addPoint, shareByKey, shareOf, type TrackPoint } from './slide-track.ts';

test('the way is counted from where one begins to read, and has ends', () => {
  expect(shareOf(50, 200, false)).toBe(0.25);
  expect(shareOf(-50, 200, true)).toBe(0.25);
  expect(shareOf(-50, 200, false)).toBe(0);
  expect(shareOf(900, 200, false)).toBe(1);
  expect(shareOf(10, 0, false)).toBe(0);
});

test('keys move by steps; the arrow that leads on depends on the direction', () => {
  expect(shareByKey('ArrowRight', 0.2, false)).toBe(0.3);
  expect(shareByKey('ArrowRight', 0.2, true)).toBe(0.1);
  expect(shareByKey('ArrowLeft', 0.2, true)).toBe(0.3);
  expect(shareByKey('End', 0.2, true)).toBe(1);
  expect(shareByKey('PageDown', 0.2, false)).toBe(0);
  expect(shareByKey('a', 0.2, false)).toBeNull();
});

test('a track keeps its start and its end, and stays short', () => {
  let track: TrackPoint[] = [];
  for (let index = 0; index < 1000; index += 1)
    track = addPoint(track, { share: index / 1000, offsetPx: 0, atMs: index });

  expect(track.length).toBeLessThanOrEqual(201);
  expect(track[0]?.atMs).toBe(0);
  expect(track.at(-1)?.atMs).toBe(999);
});

test('standing still adds nothing', () => {
  const track = addPoint([], { share: 0.5, offsetPx: 1, atMs: 0 });

  expect(addPoint(track, { share: 0.5, offsetPx: 1, atMs: 9 })).toEqual(track);
});
