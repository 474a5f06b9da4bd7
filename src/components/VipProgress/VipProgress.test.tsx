import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VipProgress } from './VipProgress.tsx';

const draw = (points: number): string =>
  renderToString(
    <VipProgress
      ranks={[
        { id: 'b', name: 'Bronze', fromPoints: 0 },
        { id: 's', name: 'Silver', fromPoints: 5001 },
      ]}
      points={points}
      language="en"
      labels={{
        title: 'Your rank',
        points: 'points',
        toNext: (missing, rank) => `${missing} to ${rank}`,
        highest: 'Nothing higher',
      }}
    />,
  );

test('the way to the next rank is told in words, for the eye and for a screen reader', () => {
  const html = draw(1001);

  expect(html).toContain('aria-valuetext="4,000 to Silver"');
  expect(html).toContain('<p>4,000 to Silver</p>');
});

test('on the highest rank there is nothing to climb', () => {
  expect(draw(9000)).toContain('Nothing higher');
});
