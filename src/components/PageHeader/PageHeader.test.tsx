import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageHeader } from './PageHeader.tsx';

test('the title is the page’s first heading; mark and intro come only when given', () => {
  expect(renderToString(<PageHeader title="Promotions" />)).toMatch(
    /<header[^>]*><h1[^>]*>Promotions<\/h1><\/header>$/,
  );
  expect(renderToString(<PageHeader title="Apps" mark="/mark.svg" intro="Get it." />)).toMatch(
    /src="\/mark\.svg" alt=""[^>]*>.*Get it\./,
  );
});
