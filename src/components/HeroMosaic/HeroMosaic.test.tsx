import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeroMosaic } from './HeroMosaic.tsx';

const slides = (count: number) =>
  Array.from({ length: count }, (_slide, index) => ({
    id: String(index),
    title: `Banner ${index}`,
    href: `/promotions#${index}`,
    art: `/${index}.svg`,
  }));

test('the first banner names the page; at most four stand around it', () => {
  const html = renderToString(<HeroMosaic slides={slides(9)} label="News" />);

  expect(html.match(/<h1/gu)).toHaveLength(1);
  expect(html.match(/<h2/gu)).toHaveLength(4);
});

test('one banner stands alone', () => {
  expect(renderToString(<HeroMosaic slides={slides(1)} label="News" />)).not.toContain('<h2');
});
