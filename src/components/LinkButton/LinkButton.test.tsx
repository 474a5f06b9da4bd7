import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LinkButton } from './LinkButton.tsx';

test('it is a link with the look of a button', () => {
  const html = renderToString(<LinkButton href="/help">Help</LinkButton>);

  expect(html).toMatch(/^<a [^>]*href="\/help"/u);
  expect(html).not.toContain('<button');
});

test('what else a link can say is handed on', () => {
  const html = renderToString(
    <LinkButton href="https://example.org" target="_blank" rel="noopener">
      Away
    </LinkButton>,
  );

  expect(html).toContain('target="_blank"');
});
