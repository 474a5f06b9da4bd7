import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Html } from './Html.tsx';

test('the server writes an article as it came: it was cleaned when it was loaded', () => {
  expect(renderToString(<Html html="<p>Hello</p>" language="de" />)).toMatch(
    /<div[^>]*lang="de"[^>]*><p>Hello<\/p><\/div>/u,
  );
});
