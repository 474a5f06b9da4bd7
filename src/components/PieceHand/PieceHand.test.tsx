import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PieceHand } from './PieceHand.tsx';

test('how a hand ended is a word, and its frame follows', () => {
  const draw = (tone: 'won' | 'lost') =>
    renderToString(
      <PieceHand label="House" total="7" result={{ text: `it ${tone}`, tone }}>
        <i>pieces</i>
      </PieceHand>,
    );

  expect(draw('won')).toContain('it won');
  expect(draw('won')).toMatch(/<section[^>]*data-tone="won"/u);
  expect(draw('lost')).not.toContain('data-tone="won"');
});

test('what is not known yet takes no room', () => {
  const html = renderToString(
    <PieceHand label="House">
      <i>pieces</i>
    </PieceHand>,
  );

  expect(html.replaceAll(/<[^>]*>/gu, '')).toBe('Housepieces');
});
