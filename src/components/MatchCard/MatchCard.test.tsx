import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MatchCard, type MatchCardProps } from './MatchCard.tsx';

const draw = (props: Partial<MatchCardProps>) =>
  renderToString(
    <MatchCard
      names={['Home town', 'Away town']}
      score={null}
      state="against"
      markets={[
        { id: 'result', label: 'Result', prices: [{ id: 'home', label: 'Home', odds: 2 }] },
      ]}
      onSelect={() => undefined}
      wonLabel="Won"
      language="en"
      {...props}
    />,
  );

test('before it begins there is no score', () => {
  expect(draw({})).not.toContain(' : ');
  expect(draw({ score: [2, 1] })).toContain('2 : 1');
});

test('only the winner is told to have won', () => {
  expect(draw({})).not.toContain('Won');
  expect(draw({ winner: 0 }).match(/Won/g)).toHaveLength(1);
});
