import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MissionCard, type MissionCardProps } from './MissionCard.tsx';

const draw = (props: Partial<MissionCardProps>) =>
  renderToString(
    <MissionCard
      title="Seven evenings"
      state="active"
      progress={{ value: 4, target: 7, text: '4 of 7' }}
      reward="500 points"
      labels={{
        state: 'Running',
        progress: 'Rounds',
        reward: 'Reward',
        claim: 'Claim it',
        stepDone: 'done',
      }}
      onClaim={() => undefined}
      {...props}
    />,
  );

test('only what is reached can be claimed', () => {
  expect(draw({ state: 'claimable' })).toContain('Claim it');
  for (const state of ['active', 'claimed', 'locked', 'expired'] as const) {
    expect(draw({ state })).not.toContain('Claim it');
  }
});

test('a locked mission shows no progress', () => {
  expect(draw({})).toContain('4 of 7');
  expect(draw({ state: 'locked' })).not.toContain('4 of 7');
});

test('a step that is done says so', () => {
  const html = draw({
    steps: [
      { label: 'First', done: true },
      { label: 'Second', done: false },
    ],
  });

  expect(html.match(/done<!-- -->\)|\(done\)|done\)/gu)).toHaveLength(1);
});
