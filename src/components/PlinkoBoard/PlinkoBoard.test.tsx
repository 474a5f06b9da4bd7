import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ballFrames, ballPlaces } from './ball-way.ts';
import { PlinkoBoard, type PlinkoBoardProps } from './PlinkoBoard.tsx';

const draw = (props: Partial<PlinkoBoardProps>) =>
  renderToString(
    <PlinkoBoard
      rows={2}
      pockets={[3, 0.5, 3]}
      way={[1, 1]}
      sentence="Three"
      labels={{ board: 'Board', pockets: 'Pockets', hit: 'here' }}
      language="en"
      {...props}
    />,
  );

test('the ball goes half a cell at every row', () => {
  expect(ballPlaces([1, 0, 1])).toEqual([
    { x: 0, y: 0 },
    { x: 0.5, y: 1 },
    { x: 0, y: 2 },
    { x: 0.5, y: 3 },
  ]);
  expect(ballFrames([0]).across.at(-1)).toMatchObject({ transform: 'translateX(-50%)' });
});

test('the pocket of the way is marked, and only once the ball lies', () => {
  expect(draw({}).match(/here/gu)).toHaveLength(1);
  expect(draw({}).indexOf('here')).toBeGreaterThan(draw({}).indexOf('0.5×'));
  expect(draw({ fallMs: 500 })).not.toContain('here');
  expect(draw({ way: null })).not.toContain('here');
});

test('a board has a pin more in every row', () => {
  expect(draw({}).match(/<circle/gu)).toHaveLength(2 + 3);
});
