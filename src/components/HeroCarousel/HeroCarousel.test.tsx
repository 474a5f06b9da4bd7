import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeroCarousel } from './HeroCarousel.tsx';

const slide = (id: string) => ({
  id,
  title: `Banner ${id}`,
  cta: 'Look',
  href: `/promotions#${id}`,
  art: `/content/${id}.svg`,
});

const render = (count: number): string =>
  renderToString(
    <HeroCarousel
      slides={Array.from({ length: count }, (_slide, index) => slide(`b${index}`))}
      label="News"
      labels={{
        previous: 'Back',
        next: 'On',
        pause: 'Stop',
        play: 'Go',
        goTo: (number, total) => `${number} of ${total}`,
        roleDescription: 'carousel',
        slideRoleDescription: 'slide',
      }}
      autoplayMs={5000}
      speedMs={1000}
    />,
  );

test('a single banner has nothing to page through', () => {
  const html = render(1);

  expect(html).not.toContain('<button');
  expect(html).toContain('aria-roledescription="carousel"');
});

test('of several only the one in sight can be reached', () => {
  const html = render(3);

  expect(html.match(/inert=""/gu)).toHaveLength(2);
  expect(html).toContain('aria-label="3 of 3"');
  expect(html.match(/<h1/gu)).toHaveLength(1);
});

test('only the first picture is fetched before anything else', () => {
  expect(render(3).match(/<img/gu)).toHaveLength(1);
});
