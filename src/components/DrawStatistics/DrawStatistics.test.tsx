import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DrawStatistics, type DrawnNumber } from './DrawStatistics.tsx';

const draw = (rows: DrawnNumber[], evenDrawn: number) =>
  renderToString(
    <DrawStatistics
      rows={rows}
      evenDrawn={evenDrawn}
      language="en"
      labels={{
        caption: 'Last 20 draws',
        number: 'Number',
        drawn: 'Drawn',
        omission: 'Since',
        longest: 'Longest',
        even: 'Even share: 5',
      }}
    />,
  );

/** The shares that the bars are drawn with, and those of the even mark. */
const shares = (html: string) =>
  [...html.matchAll(/style="([^"]*)"/gu)].map(([, style]) =>
    [...(style ?? '').matchAll(/:([\d.]+)/gu)].map(([, share]) => Number(share)),
  );

test('the most drawn fills its bar, the others theirs in proportion', () => {
  const html = draw(
    [
      { number: '1', drawn: 10, omission: 0, longest: 3 },
      { number: '2', drawn: 5, omission: 4, longest: 9 },
    ],
    5,
  );

  expect(shares(html)).toEqual([
    [1, 0.5],
    [0.5, 0.5],
  ]);
  expect(html).toContain('Even share: 5');
});

test('without a draw no bar is longer than its track', () => {
  expect(shares(draw([{ number: '1', drawn: 0, omission: 0, longest: 0 }], 0))).toEqual([[0, 0]]);
});
