import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Columns } from './Columns.tsx';

test('each layout has its own look around the same children', () => {
  const classes = (['even', 'side', 'notes', 'fit'] as const).map((layout) =>
    renderToString(<Columns layout={layout}>x</Columns>),
  );

  expect(new Set(classes).size).toBe(4);
  expect(renderToString(<Columns>x</Columns>)).toBe(classes[0]);
});
