import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cardOf } from '#games/shared/rules/cards/card.ts';
import { PlayingCard } from './PlayingCard.tsx';

const draw = (card: number | null) => renderToString(<PlayingCard card={card} label="named" />);

test('a card that lies face down gives nothing of its face away', () => {
  expect(draw(null)).not.toContain('<svg');
  expect(draw(cardOf('Q', 'hearts'))).toContain('<svg');
});

test('a number card has as many pips as its rank, beside its two corners', () => {
  const paths = (rank: '2' | '7' | '10') => draw(cardOf(rank, 'clubs')).match(/<path/gu)?.length;

  expect([paths('2'), paths('7'), paths('10')]).toEqual([4, 9, 12]);
});

test('both corners carry the rank', () => {
  expect(draw(cardOf('K', 'spades')).match(/>K</gu)).toHaveLength(2);
});
