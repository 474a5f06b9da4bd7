import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Badge } from './Badge.tsx';

test('a badge is words with a look, not a control', () => {
  const html = renderToString(
    <Badge tone="danger" icon="warning">
      Closed
    </Badge>,
  );

  expect(html).toMatch(/^<span/u);
  expect(html).toContain('Closed');
  expect(html).toContain('aria-hidden="true"');
});

test('a soft badge looks unlike a solid one', () => {
  expect(renderToString(<Badge tone="info">x</Badge>)).not.toBe(
    renderToString(
      <Badge tone="info" variant="soft">
        x
      </Badge>,
    ),
  );
});
