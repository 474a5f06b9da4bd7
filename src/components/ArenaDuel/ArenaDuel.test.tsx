import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ArenaDuel } from './ArenaDuel.tsx';

test('the mark leans to the side that is ahead, at most to its end', () => {
  const draw = (beat: number) =>
    renderToString(
      <ArenaDuel
        label="Arena"
        names={['A', 'B']}
        sides={['Red', 'Blue']}
        beat={beat}
        sentence=""
      />,
    );

  expect(draw(3)).toMatch(/style="--[^:]+:-1"/);
  expect(draw(-9)).toMatch(/style="--[^:]+:1"/);
});
