import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TowerBoard, type TowerBoardProps } from './TowerBoard.tsx';

const draw = (props: Partial<TowerBoardProps>) =>
  renderToString(
    <TowerBoard
      path={{ tiles: 3, safe: 2, floors: 2 }}
      prices={[1.48, 2.22]}
      steps={[0]}
      loose={[[2]]}
      onStep={() => undefined}
      sentence="Floor 1"
      language="en"
      labels={{
        board: 'Tower',
        tile: (floor, tile) => `${floor}-${tile}`,
        closed: 'covered',
        held: 'holds',
        loose: 'gives way',
      }}
      {...props}
    />,
  );

test('every floor has its tiles and its price', () => {
  expect(draw({}).match(/<button/gu)).toHaveLength(6);
  expect(draw({})).toContain('2.22×');
});

test('only the next floor can be stepped on', () => {
  expect(draw({}).match(/<button[^>]*disabled/gu)).toHaveLength(3);
  expect(draw({ onStep: undefined }).match(/<button[^>]*disabled/gu)).toHaveLength(6);
});

test('what is not told stays covered', () => {
  expect(draw({}).match(/: covered/gu)).toHaveLength(3);
  expect(draw({}).match(/: gives way/gu)).toHaveLength(1);
  expect(draw({ steps: [2] })).toContain('data-face="lost"');
});
