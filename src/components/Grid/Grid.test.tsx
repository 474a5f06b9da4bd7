import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Grid } from './Grid.tsx';

test('the least width of a cell is handed on to the style', () => {
  expect(renderToString(<Grid min="12rem">x</Grid>)).toContain(':12rem');
});

test('a gap is a step of the space scale', () => {
  const draw = (gap: 'x1' | 'x8') =>
    renderToString(
      <Grid min="1rem" gap={gap}>
        x
      </Grid>,
    );

  expect(draw('x8')).not.toBe(draw('x1'));
});
