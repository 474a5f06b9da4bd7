import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RelativeTime } from './RelativeTime.tsx';

test('the server writes the date: it does not know when the page is read', () => {
  const html = renderToString(
    <RelativeTime value="2026-01-15T12:00:00Z" language="en" timeZone="UTC" />,
  );

  expect(html).toContain('Jan 15, 2026');
  expect(html).toContain('dateTime="2026-01-15T12:00:00Z"');
});
