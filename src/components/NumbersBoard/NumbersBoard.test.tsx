import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NumbersBoard, type NumbersBoardProps } from './NumbersBoard.tsx';

const draw = (props: Partial<NumbersBoardProps>) =>
  renderToString(
    <NumbersBoard
      came={[4, 0, 7]}
      digits={[1, 2]}
      onChange={() => undefined}
      sentence="407"
      labels={{ board: 'Board', yours: 'Yours', digit: (number) => `Digit ${number}` }}
      {...props}
    />,
  );

test('there are as many digits to name as the bet needs', () => {
  expect(draw({}).match(/role="spinbutton"/gu)).toHaveLength(2);
  expect(draw({ digits: [] })).not.toContain('Yours');
});

test('while the digits come, the result is not in the page', () => {
  expect(draw({})).toContain('>7<');
  expect(draw({ drawing: true, won: true })).not.toContain('>7<');
  expect(draw({ drawing: true, won: true })).not.toContain('data-won');
});

test('before a draw there are dashes', () => {
  expect(draw({ came: null }).match(/>–</gu)).toHaveLength(3);
});
