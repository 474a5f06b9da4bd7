import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BrandLogo } from './BrandLogo.tsx';
import { BrandPicture } from './BrandPicture.tsx';

const brand = { name: 'Volt', logoLight: '/light.svg', logoDark: '/dark.svg', mark: '/mark.svg' };

test('the logo leads home, and the mark beside it is not read twice', () => {
  const html = renderToString(<BrandLogo brand={brand} label="Volt home page" />);

  expect(html).toContain('href="/"');
  expect(html).toContain('aria-label="Volt home page"');
  expect(html).toMatch(/<img[^>]*src="\/mark\.svg"[^>]*alt=""/);
});

test('both logos are there, lazy, each for its ground', () => {
  const html = renderToString(<BrandPicture brand={brand} place="footer" />);

  expect(html.match(/<img/g)).toHaveLength(2);
  expect(html.match(/loading="lazy"/g)).toHaveLength(2);
  expect(html.match(/data-place="footer"/g)).toHaveLength(2);
  expect(html).toContain('src="/dark.svg"');
});
