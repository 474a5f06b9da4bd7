import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LotteryBall } from './LotteryBall.tsx';

test('a ball is read as its number, its color and what it stands for', () => {
  const html = renderToString(
    <LotteryBall number="07" tone="red" toneLabel="red wave" specialLabel="special" />,
  );

  expect(html).toContain('>07<');
  expect(html).toContain('red wave, special');
});

test('a hit is said, a miss is not called a hit', () => {
  const ball = (result: 'hit' | 'missed') =>
    renderToString(<LotteryBall number="7" result={result} hitLabel="on your ticket" />);

  expect(ball('hit')).toContain('on your ticket');
  expect(ball('missed')).not.toContain('on your ticket');
});

test('a plain ball says nothing beside its number', () => {
  const html = renderToString(<LotteryBall number="7" />);

  expect(html.replaceAll(/<[^>]+>/gu, '')).toBe('7');
});
