import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Page } from './Page.tsx';

test('it is the main part, and the skip link finds it', () => {
  const html = renderToString(<Page>x</Page>);

  expect(html).toMatch(/^<main id="content" tabindex="-1"/iu);
});
