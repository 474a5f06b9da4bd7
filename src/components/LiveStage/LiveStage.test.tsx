import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LiveStage } from './LiveStage.tsx';

const draw = (seconds: number | null, phase: 'open' | 'running' = 'open') =>
  renderToString(
    <LiveStage
      host={{ look: 1, name: 'Ilse' }}
      hostLine="leads this table"
      status="Place your bets"
      seconds={seconds}
      secondsLabel="seconds left"
      phase={phase}
    >
      <i>table</i>
    </LiveStage>,
  );

test('it says who leads, where the round is and how long it stays so', () => {
  const text = draw(12).replaceAll(/<[^>]*>/gu, ' ');

  expect(text).toMatch(/Ilse.*leads this table.*Place your bets.*12.*seconds left.*table/su);
});

test('only the last seconds of taking bets are marked', () => {
  expect(draw(4)).toContain('data-soon');
  expect(draw(6)).not.toContain('data-soon');
  expect(draw(4, 'running')).not.toContain('data-soon');
  expect(draw(null)).not.toContain('seconds left');
});
