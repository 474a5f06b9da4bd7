import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { durationAttribute, formatElapsed } from './format-elapsed.ts';
import { NetPosition } from './NetPosition.tsx';

test('time is written like a clock, in the digits of the language', () => {
  expect(formatElapsed(0, 'en')).toBe('0:00:00');
  expect(formatElapsed(2525.9, 'en')).toBe('0:42:05');
  expect(formatElapsed(90_061, 'en')).toBe('25:01:01');
  expect(formatElapsed(61, 'fa')).toBe('۰:۰۱:۰۱');
  expect(formatElapsed(-3, 'en')).toBe('0:00:00');
  expect(durationAttribute(2525.9)).toBe('PT2525S');
});

const draw = (netMinor: number | null): string =>
  renderToString(
    <NetPosition
      elapsedSeconds={2525}
      netMinor={netMinor}
      currency="USD"
      language="en"
      labels={{ title: 'This session', elapsed: 'Time', net: 'Won and lost' }}
    />,
  );

test('a loss and a gain both carry their sign', () => {
  expect(draw(-1250)).toContain('-$12.50');
  expect(draw(1250)).toContain('+$12.50');
  expect(draw(0)).toContain('$0.00');
});

test('where nothing is at stake, only the time is told', () => {
  expect(draw(null)).toContain('0:42:05');
  expect(draw(null)).not.toContain('Won and lost');
});

test('it cannot be closed', () => {
  expect(draw(-1250)).not.toContain('<button');
});
