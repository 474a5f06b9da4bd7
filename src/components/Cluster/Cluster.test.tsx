import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Cluster } from './Cluster.tsx';

test('it takes the element that the page needs', () => {
  expect(renderToString(<Cluster as="footer">x</Cluster>)).toMatch(/^<footer/u);
  expect(renderToString(<Cluster>x</Cluster>)).toMatch(/^<div/u);
});

test('a gap is a step of the space scale', () => {
  expect(renderToString(<Cluster gap="x8">x</Cluster>)).not.toBe(
    renderToString(<Cluster gap="x1">x</Cluster>),
  );
});
