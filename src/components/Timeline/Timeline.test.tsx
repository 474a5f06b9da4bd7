import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Timeline } from './Timeline.tsx';

const html = renderToString(
  <Timeline
    label="Withdrawal"
    steps={[
      { id: 'asked', title: 'Asked for', state: 'done' },
      { id: 'checked', title: 'Being checked', state: 'current' },
      { id: 'paid', title: 'Paid', state: 'waiting' },
    ]}
    stateLabels={{ done: 'done', current: 'now', waiting: 'to come', failed: 'failed' }}
  />,
);

test('the order is the list’s, and one step is the current one', () => {
  expect(html).toMatch(/^<ol aria-label="Withdrawal"/u);
  expect(html.match(/aria-current="step"/gu)).toHaveLength(1);
});

test('every state is said in words', () => {
  for (const words of ['done', 'now', 'to come']) expect(html).toContain(words);
});
