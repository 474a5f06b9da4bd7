import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MinesBoard, type MinesBoardProps } from './MinesBoard.tsx';

const draw = (props: Partial<MinesBoardProps>) =>
  renderToString(
    <MinesBoard
      opened={[6]}
      laid={null}
      onOpen={() => undefined}
      sentence="One safe tile"
      labels={{
        board: 'Board',
        tile: (row, column) => `${row}-${column}`,
        closed: 'covered',
        safe: 'safe',
        mine: 'mine',
      }}
      {...props}
    />,
  );

test('while the round goes on no mine is in the page', () => {
  expect(draw({})).toContain('aria-label="2-2: safe"');
  expect(draw({}).match(/: covered/gu)).toHaveLength(24);
  expect(draw({})).not.toContain('mine');
});

test('after the round every mine is told, the one that was met set off', () => {
  const html = draw({ opened: [6, 8], laid: [8, 20], onOpen: undefined });

  expect(html.match(/: mine/gu)).toHaveLength(2);
  expect(html.match(/data-face="lost"/gu)).toHaveLength(1);
});

test('one tile is the board’s stop of the Tab key', () => {
  expect(draw({}).match(/tabindex="0"/giu)).toHaveLength(1);
});

test('an opened tile, and a board without a round, cannot be opened', () => {
  expect(draw({}).match(/aria-disabled="true"/gu)).toHaveLength(1);
  expect(draw({ onOpen: undefined }).match(/aria-disabled="true"/gu)).toHaveLength(25);
});
