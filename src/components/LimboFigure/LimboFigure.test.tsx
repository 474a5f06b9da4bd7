import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LimboFigure, type LimboFigureProps } from './LimboFigure.tsx';

const draw = (props: Partial<LimboFigureProps>) =>
  renderToString(
    <LimboFigure target={4} endedAt={2} sentence="Two" label="Limbo" language="en" {...props} />,
  );

test('the way is done as far as the figure came, on a scale of powers', () => {
  expect(draw({})).toContain('scale:0.5000 1');
  expect(draw({ endedAt: 9 })).toContain('scale:1.0000 1');
  expect(draw({ endedAt: null })).toContain('scale:0.0000 1');
});

test('the result is told by the props alone', () => {
  expect(draw({})).toContain('data-result="lost"');
  expect(draw({ endedAt: 4 })).toContain('data-result="won"');
  expect(draw({ endedAt: 0.99 })).toContain('1.00×');
});

test('while it rises nothing is won or lost', () => {
  expect(draw({ endedAt: 9, riseMs: 500 })).toContain('data-result="none"');
});
