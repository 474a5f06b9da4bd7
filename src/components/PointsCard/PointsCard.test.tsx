import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PointsCard } from './PointsCard.tsx';

test('points are written as the language writes numbers', () => {
  expect(renderToString(<PointsCard label="Punkte" points={12_450} language="de" />)).toContain(
    '12.450',
  );
});

test('points that are not known yet are no zero', () => {
  const html = renderToString(<PointsCard label="Points" points={null} language="en" />);

  expect(html).toContain('aria-busy="true"');
  expect(html).not.toMatch(/>0</u);
});
