import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { restingAngle, segmentPath, segmentPlace } from './wheel-path.ts';
import { WheelOfLuck } from './WheelOfLuck.tsx';

test('the segment under the mark is the one that was drawn', () => {
  expect(restingAngle(0, 20)).toBe(0);
  expect(restingAngle(5, 20)).toBe(270);
  expect(restingAngle(19, 20)).toBe(18);
});

test('segments go clockwise from the top', () => {
  expect(segmentPlace(0, 4, 10)).toEqual({ x: 0, y: -10, turn: 0 });
  expect(segmentPlace(1, 4, 10)).toEqual({ x: 10, y: 0, turn: 90 });
  expect(segmentPath(0, 4, 10)).toBe('M0 0L-7.07 -7.07A10 10 0 0 1 7.07 -7.07Z');
});

test('every segment says what it pays', () => {
  const html = renderToString(
    <WheelOfLuck segments={[2, 0, 1.2, 0]} segment={2} sentence="S" label="Wheel" language="en" />,
  );

  expect(html.match(/<path[^>]*data-heat/gu)).toHaveLength(4);
  expect(html).toContain('1.20×');
  expect(html).toContain('rotate(180deg)');
});
