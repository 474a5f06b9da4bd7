import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GamePiece, type Piece } from './GamePiece.tsx';

const circles = (piece: Piece, hidden = false) =>
  renderToString(<GamePiece piece={piece} label="named" hidden={hidden} />).match(/<circle/gu)
    ?.length ?? 0;

test('a die shows as many pips as its face, a domino those of both halves', () => {
  expect([1, 2, 3, 4, 5, 6].map((face) => circles({ kind: 'die', face }))).toEqual([
    1, 2, 3, 4, 5, 6,
  ]);
  expect(circles({ kind: 'domino', halves: [2, 5] })).toBe(7);
  expect(circles({ kind: 'tile', circles: 9 })).toBe(27);
});

test('what is hidden shows nothing', () => {
  expect(circles({ kind: 'die', face: 6 }, true)).toBe(0);
  expect(
    renderToString(<GamePiece piece={{ kind: 'disc', red: true }} label="cup" hidden />),
  ).not.toContain('data-red');
});
