import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeaderBar } from './HeaderBar.tsx';

test('the header is named, and what stands below its line is inside the bar', () => {
  const html = renderToString(
    <HeaderBar label="Site header" below="[below]">
      [line]
    </HeaderBar>,
  );

  expect(html).toMatch(
    /^<header[^>]*aria-label="Site header"><div[^>]*>\[line\]<\/div>\[below\]<\/header>$/,
  );
});

test('a line over the whole screen looks different from one of the page', () => {
  const bar = (width: 'page' | 'full') =>
    renderToString(
      <HeaderBar label="Site header" width={width}>
        x
      </HeaderBar>,
    );

  expect(bar('full')).not.toBe(bar('page'));
});
