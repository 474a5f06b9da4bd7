import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LotteryCard, type LotteryCardProps } from './LotteryCard.tsx';

const draw = (last: LotteryCardProps['last']) =>
  renderToString(
    <LotteryCard
      name="River Five"
      href="/lottery?gameCode=river"
      meta="Five digits"
      iconUrl="/river.svg"
      fallbackUrl="/default.svg"
      lastLabel="Last numbers"
      lastIssue="042"
      last={last}
      noneLabel="Not drawn yet"
    >
      open
    </LotteryCard>,
  );

test('a card leads to its lottery and says its last numbers in their order', () => {
  const html = draw({ balls: [{ number: '7' }, { number: '7' }, { number: '0' }] });

  expect(html).toContain('href="/lottery?gameCode=river"');
  expect([...html.matchAll(/>(\d)</gu)].map(([, digit]) => digit)).toEqual(['7', '7', '0']);
});

test('a prize keeps its zeros; without a draw nothing is made up', () => {
  expect(draw({ prize: '00481' })).toContain('00481');
  expect(draw(null)).toContain('Not drawn yet');
  expect(draw(null)).not.toContain('<li');
});
