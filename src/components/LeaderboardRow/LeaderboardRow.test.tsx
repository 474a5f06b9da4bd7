import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LeaderboardRow, type LeaderboardRowProps } from './LeaderboardRow.tsx';

const draw = (props: Partial<LeaderboardRowProps>) =>
  renderToString(
    <LeaderboardRow
      rank={4}
      name="ko***92"
      points="10 points"
      currency="USD"
      language="en"
      {...props}
    />,
  );

test('a movement is told in words beside its sign', () => {
  const up = draw({ move: 'up', moveBy: 3, moveLabel: 'up 3 places' });
  const down = draw({ move: 'down', moveBy: 3, moveLabel: 'down 3 places' });

  expect(up).toContain('up 3 places');
  expect(/<path d="([^"]+)"/u.exec(up)?.[1]).not.toBe(/<path d="([^"]+)"/u.exec(down)?.[1]);
});

test('only the member’s own row is marked, by a word', () => {
  expect(draw({ ownLabel: 'You' })).toContain('You');
  expect(draw({})).not.toContain('data-own');
});

test('a place without a prize shows no money', () => {
  expect(draw({})).not.toContain('$');
  expect(draw({ prizeMinor: 5000 })).toContain('$50.00');
});
