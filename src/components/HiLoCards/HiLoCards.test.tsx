import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HiLoCards, type HiLoCardsProps } from './HiLoCards.tsx';

const draw = (props: Pick<HiLoCardsProps, 'cards' | 'calls'>) =>
  renderToString(
    <HiLoCards
      {...props}
      sentence="Call"
      labels={{
        cards: 'Cards',
        trail: 'Before',
        card: (card) => `card ${card}`,
        faceDown: 'face down',
        calls: { higher: 'up', lower: 'down', pass: 'passed' },
      }}
    />,
  );

test('the cards before stand with what was called on them', () => {
  const html = draw({ cards: [3, 8, 40], calls: ['higher', 'pass'] });

  expect(html.match(/<li/gu)).toHaveLength(2);
  expect(html).toContain('aria-label="up"');
  expect(html).toContain('aria-label="passed"');
  expect(html).toContain('card 40');
});

test('before a round a card lies face down', () => {
  expect(draw({ cards: [], calls: [] })).toContain('face down');
  expect(draw({ cards: [3], calls: [] })).not.toContain('<ol');
});
