import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StatusPill } from './StatusPill.tsx';

test('every tone has a sign of its own beside the words', () => {
  const signs = (['neutral', 'info', 'success', 'warning', 'danger'] as const).map((tone) => {
    const html = renderToString(<StatusPill tone={tone}>Paid</StatusPill>);
    expect(html).toContain('Paid');
    return /<path d="([^"]+)"/u.exec(html)?.[1];
  });

  expect(new Set(signs).size).toBe(5);
});

test('a state that will change by itself shows a spinner instead of the sign', () => {
  const still = renderToString(<StatusPill tone="info">Checking</StatusPill>);
  const busy = renderToString(
    <StatusPill tone="info" busy>
      Checking
    </StatusPill>,
  );

  expect(busy).not.toBe(still);
  expect(busy).toContain('Checking');
});
