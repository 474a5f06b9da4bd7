import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { IconButton } from './IconButton.tsx';

test('it has a name, though it shows no words', () => {
  expect(renderToString(<IconButton icon="close" label="Close" />)).toContain('aria-label="Close"');
});

test('while it is loading it can be reached but not pressed', () => {
  const html = renderToString(<IconButton icon="close" label="Close" loading />);

  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toContain('disabled=""');
});
