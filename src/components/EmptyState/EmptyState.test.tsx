import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmptyState } from './EmptyState.tsx';

test('nothing to show is no alarm', () => {
  const html = renderToString(<EmptyState title="No games yet">Play one.</EmptyState>);

  expect(html).toContain('No games yet');
  expect(html).toContain('Play one.');
  expect(html).not.toContain('role="alert"');
});
