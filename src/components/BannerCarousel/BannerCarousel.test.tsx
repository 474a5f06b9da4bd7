import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BannerCarousel } from './BannerCarousel.tsx';

const draw = (count: number): string =>
  renderToString(
    <BannerCarousel
      label="Offers"
      labels={{
        previous: 'Back',
        next: 'On',
        pause: 'Stop',
        play: 'Go',
        goTo: (number, total) => `${number} of ${total}`,
        roleDescription: 'carousel',
        slideRoleDescription: 'slide',
      }}
      slides={Array.from({ length: count }, (_slide, index) => ({
        id: String(index),
        content: <p>Banner {index}</p>,
      }))}
    />,
  );

test('dots come with the second banner', () => {
  expect(draw(1)).not.toContain('<button');
  expect(draw(2)).toContain('aria-label="2 of 2"');
});

test('the server draws the first banner and lets no other be reached', () => {
  expect(draw(3).match(/inert=""/gu)).toHaveLength(2);
});
