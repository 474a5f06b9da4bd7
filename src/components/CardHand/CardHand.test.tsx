import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cardText } from '#games/shared/rules/cards/card.ts';
import { CardHand } from './CardHand.tsx';

const draw = (cards: (number | null)[], result?: { text: string; tone: 'won' | 'lost' }) =>
  renderToString(
    <CardHand
      cards={cards}
      label="Dealer"
      cardLabel={(card) => (card === null ? 'face down' : cardText(card))}
      result={result}
    />,
  );

test('every card is named, a hidden one as hidden', () => {
  const html = draw([0, null]);

  expect(html).toContain('aria-label="2 of clubs"');
  expect(html).toContain('aria-label="face down"');
});

test('how it ended is a word', () => {
  expect(draw([0, 1], { text: 'Over 21', tone: 'lost' })).toContain('Over 21');
});
