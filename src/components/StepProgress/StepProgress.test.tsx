import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StepProgress } from './StepProgress.tsx';

const html = renderToString(
  <StepProgress
    label="Withdrawal"
    language="en"
    labels={{ done: 'is done', current: 'is now', upcoming: 'to come', failed: 'has failed' }}
    steps={[
      { label: 'Asked', state: 'done' },
      { label: 'Checked', state: 'failed', note: 'Wrong name' },
      { label: 'Sent', state: 'current' },
      { label: 'Received', state: 'upcoming' },
    ]}
  />,
);

test('every step says its state in words', () => {
  for (const words of ['is done', 'is now', 'to come', 'has failed']) expect(html).toContain(words);
});

test('exactly the present step is marked as such', () => {
  expect(html.match(/aria-current="step"/gu)).toHaveLength(1);
});

test('a step that failed says why', () => {
  expect(html).toContain('Wrong name');
});
