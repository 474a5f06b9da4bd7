import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fastDraw } from '#domain/fair/fast-draw.ts';
import { randomBingoCard } from '#games/bingo/rules/bingo-rules.ts';
import { BingoCard } from './BingoCard.tsx';

const card = randomBingoCard(fastDraw(8));
const labels = { card: 'Card', free: 'Free', called: 'called', balls: 'Balls', count: '' };
const draw = (balls: readonly number[], lines: readonly number[] = []) =>
  renderToString(<BingoCard {...{ card, balls, lines, labels }} message="" />).replaceAll(
    '<!-- -->',
    '',
  );

test('what is called is marked and read so, with the free middle', () => {
  const html = draw([card[0] ?? 0, card[7] ?? 0]);

  expect(html.match(/data-marked/gu)).toHaveLength(3);
  expect(html.match(/, called/gu)).toHaveLength(2);
  expect(html).toContain('Free');
});

test('a full line is lit, place by place', () => {
  expect(draw(card, [0]).match(/data-lit/gu)).toHaveLength(5);
  expect(draw(card).match(/data-lit/gu)).toBeNull();
});

test('the last six balls stay in sight, the newest first', () => {
  const html = draw([1, 2, 3, 4, 5, 6, 7, 8]);

  expect(html).toMatch(/data-newest="">8</u);
  expect(html.match(/class="[^"]*ball[^"]*"[^>]*>\d+</gu)).toHaveLength(6);
});
