import { expect, test } from 'vitest';
import { placeScale, valueScale } from '../ChartFrame/chart-scales.ts';
import { barBox } from './bar-box.ts';

const scales = {
  x: placeScale(2, 200),
  y: valueScale([{ id: 'a', name: 'A', values: [-50, 100] }], 150, true),
};

test('a bar stands on zero, or hangs from it', () => {
  const zero = scales.y(0);
  const up = barBox(100, 0, { look: 0, of: 1 }, scales);
  const down = barBox(-50, 1, { look: 0, of: 1 }, scales);

  expect(up.y + up.height).toBeCloseTo(zero);
  expect(down.y).toBeCloseTo(zero);
  expect(up.height).toBeCloseTo(down.height * 2);
});

test('bars of one place stand side by side inside their band', () => {
  const first = barBox(10, 0, { look: 0, of: 2 }, scales);
  const second = barBox(10, 0, { look: 1, of: 2 }, scales);

  expect(first.x + first.width).toBeLessThan(second.x);
  expect(second.x + second.width).toBeLessThanOrEqual(scales.x.start(0) + scales.x.band + 0.01);
});

test('nothing is still to be seen', () => {
  expect(barBox(0, 0, { look: 0, of: 1 }, scales).height).toBe(1);
});
