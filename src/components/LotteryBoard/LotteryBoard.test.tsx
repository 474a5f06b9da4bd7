import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LotteryBoard, type LotteryBoardProps } from './LotteryBoard.tsx';
import { randomBelow } from './random-below.ts';

const draw = (props: Partial<LotteryBoardProps>) =>
  renderToString(
    <LotteryBoard
      family="SSC"
      rows={[
        { id: 'a', label: 'First' },
        { id: 'b', label: 'Second' },
      ]}
      rule={{ kind: 'straight', distinct: false }}
      picks={[
        [1, 2],
        [3, 4, 5],
      ]}
      onChange={() => undefined}
      language="en"
      currency="USD"
      stakeMinor={200}
      labels={{
        board: 'Two digits',
        keys: { all: 'All', big: 'Big', small: 'Small', odd: 'Odd', even: 'Even', clear: 'Clear' },
        random: 'Random pick',
        clearAll: 'Clear all',
        bets: (count) => `${count} bets`,
      }}
      {...props}
    />,
  );

test('the board says how many bets the picks make and what they cost', () => {
  const html = draw({});

  expect(html).toContain('6 bets');
  expect(html).toContain('$12.00');
  expect(html.match(/aria-pressed="true"/gu)).toHaveLength(5);
});

test('each row is one stop of the Tab key', () => {
  expect(
    draw({}).match(/data-number="\d+"[^>]*tabindex="0"|tabindex="0"[^>]*data-number/giu),
  ).toHaveLength(2);
});

test('a closed board has no button that can be pressed', () => {
  const html = draw({ disabled: true });

  expect(html.match(/<button/gu)?.length).toBe(html.match(/<button[^>]*disabled=""/gu)?.length);
});

test('a random number stays below its bound and reaches all of it', () => {
  const seen = new Set(Array.from({ length: 500 }, () => randomBelow(7)));

  expect([...seen].toSorted((first, second) => first - second)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});
