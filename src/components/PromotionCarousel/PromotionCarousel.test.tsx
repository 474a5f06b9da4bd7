import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PromotionCarousel } from './PromotionCarousel.tsx';

const draw = (count: number, loading = false): string =>
  renderToString(
    <PromotionCarousel
      label="Promotions"
      labels={{
        previous: 'Back',
        next: 'On',
        pause: 'Stop',
        play: 'Go',
        goTo: (number, total) => `${number} of ${total}`,
        roleDescription: 'carousel',
        slideRoleDescription: 'slide',
      }}
      promotions={Array.from({ length: count }, (_promotion, index) => ({
        id: String(index),
        title: `Promotion ${index}`,
        summary: '',
        art: '/a.svg',
        href: `/promotions#${index}`,
        moreLabel: 'More',
      }))}
      loading={loading}
      empty={<p>None</p>}
    />,
  );

test('arrows come with the fourth promotion', () => {
  expect(draw(3)).not.toContain('aria-label="On"');
  expect(draw(4)).toContain('aria-label="On"');
});

test('it never moves by itself, so there is nothing to stop', () => {
  expect(draw(6)).not.toMatch(/aria-label="(?:Stop|Go)"/u);
});

test('none, and none yet, are two things', () => {
  expect(draw(0)).toBe('<p>None</p>');
  expect(draw(0, true)).toContain('aria-busy="true"');
});
