import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ConnectionStrip } from './ConnectionStrip.tsx';

test('it offers another try only where there is one', () => {
  const offline = renderToString(<ConnectionStrip title="Offline">Check.</ConnectionStrip>);
  const failed = renderToString(
    <ConnectionStrip title="No answer" retryLabel="Try again" onRetry={() => undefined} />,
  );

  expect(offline).toContain('role="status"');
  expect(offline).not.toContain('<button');
  expect(failed).toContain('Try again');
});
