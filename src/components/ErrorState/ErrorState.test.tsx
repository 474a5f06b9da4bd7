import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ErrorState } from './ErrorState.tsx';

test('a fault is announced', () => {
  expect(renderToString(<ErrorState title="That did not work" />)).toContain('role="alert"');
});

test('another try is offered only where there is one', () => {
  const onRetry = () => undefined;

  expect(renderToString(<ErrorState title="x" onRetry={onRetry} />)).not.toContain('<button');
  expect(renderToString(<ErrorState title="x" onRetry={onRetry} retryLabel="Again" />)).toContain(
    'Again',
  );
});
