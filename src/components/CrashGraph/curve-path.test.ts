import { expect, test } from 'vitest';
import { BOX, curvePath, frameOf, gridLines, pointAt } from './curve-path.ts';

test('the curve begins in the corner and ends inside the box', () => {
  for (const elapsedMs of [1, 900, 7000, 60_000, 180_000]) {
    const frame = frameOf(elapsedMs, 0.06);
    const { line, head } = curvePath(elapsedMs, 0.06, frame);

    expect(line.startsWith(`M0.0 ${BOX.height}.0`)).toBe(true);
    expect(head.x).toBeLessThanOrEqual(BOX.width * 0.81);
    expect(head.y).toBeGreaterThanOrEqual(BOX.height * 0.19);
  }
});

test('a later moment lies further along and higher', () => {
  const frame = frameOf(10_000, 0.06);

  expect(pointAt(8, 0.06, frame).x).toBeGreaterThan(pointAt(4, 0.06, frame).x);
  expect(pointAt(8, 0.06, frame).y).toBeLessThan(pointAt(4, 0.06, frame).y);
});

test('the grid has few lines, all of them in sight', () => {
  for (const elapsedMs of [0, 5000, 20_000, 60_000, 120_000]) {
    const frame = frameOf(elapsedMs, 0.06);
    const lines = gridLines(frame);

    expect(lines.length).toBeGreaterThanOrEqual(1);
    expect(lines.length).toBeLessThanOrEqual(4);
    expect(Math.max(...lines)).toBeLessThanOrEqual(frame.multiplier);
  }
});
