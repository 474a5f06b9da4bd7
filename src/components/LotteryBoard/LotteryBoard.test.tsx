import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LotteryBoard, type LotteryBoardProps } from './LotteryBoard.tsx';
import { randomBelow } from './random-below.ts';

const digits = Array.from({ length: 10 }, (_digit, index) => ({ value: String(index) }));

const draw = (props: Partial<LotteryBoardProps>) =>
  renderToString(
    <LotteryBoard
      rows={[
        { id: 'a', label: 'First', look: 'balls', options: digits },
        { id: 'b', label: 'Second', look: 'balls', options: digits },
      ]}
      rule={{ kind: 'straight', distinct: false }}
      picks={[
        ['1', '2'],
        ['3', '4', '5'],
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

test('words stand with their odds and without quick keys; their bets are counted too', () => {
  const html = draw({
    rows: [
      {
        id: 'sides',
        label: 'Sides',
        look: 'words',
        options: [
          { value: 'big', label: 'Big', note: '1.96' },
          { value: 'tie', label: 'Tie', note: '9.6' },
        ],
      },
    ],
    rule: { kind: 'each' },
    picks: [['tie']],
  });

  expect(html).toContain('9.6');
  expect(html).not.toContain('Sides: All');
  expect(html).toContain('1 bets');
});

test('where no number comes twice, the same place in two rows is no bet', () => {
  const same = { picks: [['1'], ['1']] };

  expect(draw({ ...same, rule: { kind: 'straight', distinct: true } })).toContain('0 bets');
  expect(draw({ ...same, rule: { kind: 'straight', distinct: false } })).toContain('1 bets');
});

test('a random number stays below its bound and reaches all of it', () => {
  const seen = new Set(Array.from({ length: 500 }, () => randomBelow(7)));

  expect([...seen].toSorted((first, second) => first - second)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});
