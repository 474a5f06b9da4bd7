import { expect, test } from 'vitest';
import { drawQr } from './draw-qr.ts';

test('a short address fits a small code with its three corners', () => {
  const { path, side } = drawQr('https://example.org/app');

  expect(side).toBe(25);
  expect(path).toContain(`M0 0h1v1h-1z`);
  expect(path).toContain(`M${side - 1} 0h1v1h-1z`);
  expect(path).toContain(`M0 ${side - 1}h1v1h-1z`);
});

test('a text that no code can hold is a fault', () => {
  expect(() => drawQr('x'.repeat(5000))).toThrow();
});
