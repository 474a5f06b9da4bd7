import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { KenoBoard, type KenoBoardProps } from './KenoBoard.tsx';

const draw = (props: Partial<KenoBoardProps>) =>
  renderToString(
    <KenoBoard
      count={40}
      most={10}
      picks={[3, 9]}
      onChange={() => undefined}
      came={[9, 1]}
      pays={[0, 0, 17.15]}
      sentence="One"
      labels={{
        board: 'Board',
        pays: 'Prices',
        hits: (hits) => `${hits} hits`,
        came: 'came',
        hit: 'hit',
      }}
      language="en"
      {...props}
    />,
  );

test('what came is told, a hit apart from the rest', () => {
  expect(draw({}).match(/data-hit/gu)).toHaveLength(1);
  expect(draw({}).match(/came</gu)).toHaveLength(1);
  expect(draw({ came: null })).not.toMatch(/came</u);
});

test('only what pays is in the list of prices, and the one that was reached is set off', () => {
  expect(draw({}).match(/<dt/gu)).toHaveLength(1);
  expect(draw({})).not.toContain('data-here');
  expect(draw({ came: [3, 9] })).toContain('data-here');
  expect(draw({ came: [3, 9], stepMs: 50 })).not.toContain('data-here');
});

test('when enough is picked, no more can be', () => {
  expect(draw({ most: 2 }).match(/aria-disabled="true"/gu)).toHaveLength(38);
});
