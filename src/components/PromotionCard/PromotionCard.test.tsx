import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PromotionCard, type PromotionCardProps } from './PromotionCard.tsx';

const draw = (props: Partial<PromotionCardProps> = {}): string =>
  renderToString(
    <PromotionCard
      title="Full moon"
      summary="Ten nights of lanterns"
      art="/a.svg"
      moreLabel="Read more"
      {...props}
    />,
  );

test('with an address the card is a link, else a button', () => {
  expect(draw({ href: '/promotions#moon' })).toMatch(/<a href="\/promotions#moon"[^>]*>Full moon/u);
  expect(draw()).toMatch(/<button type="button"[^>]*>Full moon/u);
});

test('the words of its way in are for the eye: the title names the link', () => {
  expect(draw({ href: '#a' })).toMatch(/aria-hidden="true"[^>]*>Read more/u);
});
