import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Countdown } from './Countdown.tsx';

const labels = {
  days: (count: number) => (count === 1 ? 'day' : 'days'),
  hours: () => 'hours',
  minutes: () => 'minutes',
  seconds: () => 'seconds',
};

const draw = () =>
  renderToString(
    <Countdown to="2026-12-31T23:59:59Z" label="Next draw" language="en" labels={labels} />,
  );

test('the server does not know the time: it keeps the place and writes no figure', () => {
  expect(draw()).not.toMatch(/>\d+</u);
  expect(draw()).toBe(draw());
});

test('it is a timer with a name, and nothing of it is announced by itself', () => {
  expect(draw()).toContain('role="timer"');
  expect(draw()).toContain('aria-label="Next draw"');
  expect(draw()).not.toContain('aria-live');
  expect(draw()).toContain('dateTime="2026-12-31T23:59:59Z"');
});
