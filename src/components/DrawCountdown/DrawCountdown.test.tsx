import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DrawCountdown, type DrawState } from './DrawCountdown.tsx';

const draw = (state: DrawState) =>
  renderToString(
    <DrawCountdown
      state={state}
      endsAt="2026-11-21T12:00:00Z"
      language="en"
      labels={{
        lottery: 'Lucky five',
        issue: 'Issue 43',
        state: `state ${state}`,
        countdown: 'Sales close in',
        units: { days: () => 'd', hours: () => 'h', minutes: () => 'm', seconds: () => 's' },
      }}
    />,
  );

test('issue and state stand beside the time', () => {
  expect(draw('open')).toContain('Issue 43');
  expect(draw('open')).toContain('state open');
  expect(draw('open')).toContain('role="timer"');
});

test('while it is drawn there is no time to wait for', () => {
  expect(draw('drawing')).not.toContain('role="timer"');
  expect(draw('drawing')).toContain('state drawing');
});

test('the server draws the same however late it is', () => {
  expect(draw('closed')).toBe(draw('closed'));
});
