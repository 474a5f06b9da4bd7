import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WorkField, type WorkFieldProps } from './WorkField.tsx';

const draw = (props: Partial<WorkFieldProps>): string =>
  renderToString(
    <WorkField
      label="Captcha"
      status="working"
      labels={{ working: 'One moment', done: 'Proved', failed: 'It failed', again: 'Try again' }}
      onAgain={() => {}}
      {...props}
    />,
  );

test('each state says what it is, and only a failure can be tried again', () => {
  expect(draw({})).toMatch(/role="status"[^>]*>One moment</);
  expect(draw({ status: 'done' })).toMatch(/role="status"[^>]*>Proved</);
  expect(draw({ status: 'done' })).not.toContain('Try again');
  expect(draw({ status: 'failed' })).toContain('Try again');
});

test('what the form misses stands under it', () => {
  expect(draw({ error: 'Wait for it' })).toContain('Wait for it');
});
