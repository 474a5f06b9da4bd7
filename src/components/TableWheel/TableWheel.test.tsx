import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { angleOf, sectorPath } from './sector-path.ts';
import { TableWheel } from './TableWheel.tsx';

test('turned by its angle a sector stands above', () => {
  expect(angleOf(0, 37)).toBeCloseTo(0);
  expect(angleOf(1, 4)).toBe(-90);
  expect(angleOf(3, 4)).toBe(-270);
});

test('four sectors close a circle', () => {
  expect(sectorPath(4, 100)).toBe('M0 0L-70.711 -70.711A100 100 0 0 1 70.711 -70.711Z');
});

test('while it turns the result is not given away', () => {
  const draw = (turning: boolean) =>
    renderToString(
      <TableWheel
        sectors={[
          { label: 'a', tone: 'red' },
          { label: 'b', tone: 'black' },
        ]}
        target={1}
        turning={turning}
        turnMs={1000}
        label="wheel"
        result="b wins"
      />,
    );

  expect(draw(false)).toContain('b wins');
  expect(draw(false)).toContain('data-target');
  expect(draw(true)).not.toContain('b wins');
  expect(draw(true)).not.toContain('data-target');
});
