import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeroBanner } from './HeroBanner.tsx';

const slide = { id: 'a', title: 'Night market', cta: 'Look', href: '/promotions#a', art: '/a.svg' };

test('a large banner leads on by its button, a small one as a whole', () => {
  expect(renderToString(<HeroBanner slide={slide} />)).toContain('Look');
  const small = renderToString(<HeroBanner slide={slide} size="small" />);
  expect(small).not.toContain('Look');
  expect(small).toMatch(/<h2[^>]*><a href="\/promotions#a"/u);
});

test('a banner that leads nowhere is no link', () => {
  const { href: _href, ...still } = slide;

  expect(renderToString(<HeroBanner slide={still} size="small" />)).not.toContain('<a ');
  expect(renderToString(<HeroBanner slide={still} />)).not.toContain('<a ');
});
