import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Carousel, type CarouselProps } from './Carousel.tsx';

const draw = (count: number, props: Partial<CarouselProps> = {}): string =>
  renderToString(
    <Carousel
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
        content: <p>{index}</p>,
      }))}
      {...props}
    />,
  );

test('a single slide has nothing to control', () => {
  expect(draw(1)).not.toContain('<button');
});

test('arrows appear with one slide more than they are meant for', () => {
  expect(draw(3, { arrowsAbove: 3 })).not.toContain('aria-label="On"');
  expect(draw(4, { arrowsAbove: 3 })).toContain('aria-label="On"');
});

test('of slides that take turns only the one in sight can be reached; of a row all can', () => {
  expect(draw(3, { show: 'one' }).match(/inert=""/gu)).toHaveLength(2);
  expect(draw(3)).not.toContain('inert');
});

test('what moves by itself can be stopped', () => {
  expect(draw(3, { autoplayMs: 5000 })).toMatch(/aria-label="(?:Stop|Go)"/u);
  expect(draw(3)).not.toMatch(/aria-label="(?:Stop|Go)"/u);
});
