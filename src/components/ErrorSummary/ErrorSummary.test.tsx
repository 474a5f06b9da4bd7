import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ErrorSummary } from './ErrorSummary.tsx';

test('without errors nothing is drawn', () => {
  expect(renderToString(<ErrorSummary title="Check" errors={[]} />)).toBe('');
});

test('an entry that leads somewhere can be pressed, another is text', () => {
  const html = renderToString(
    <ErrorSummary title="Check" errors={[{ text: 'Name', onSelect() {} }, { text: 'All' }]} />,
  );

  expect(html).toContain('role="alert"');
  expect(html).toMatch(/<button[^>]*>Name<\/button>/u);
  expect(html).toContain('<li>All</li>');
});
