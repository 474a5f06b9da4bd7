import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StakePanel, type StakePanelProps } from './StakePanel.tsx';

const draw = (props: Partial<StakePanelProps>): string =>
  renderToString(
    <StakePanel
      stakeMinor={200}
      onStakeChange={() => {}}
      minimumMinor={100}
      maximumMinor={50_000}
      currency="EUR"
      language="en"
      labels={{
        stake: 'Stake',
        halve: 'Half',
        double: 'Double',
        quick: 'Quick stakes',
        tooLow: (least) => `> ${least}`,
        tooHigh: (most) => `< ${most}`,
        play: 'Play',
      }}
      onPlay={() => {}}
      {...props}
    />,
  );

/** The last button of the panel: the one that plays. */
const playButton = (html: string): string => /<button(?!.*<button)[^>]*>/u.exec(html)?.[0] ?? '';

test('a stake inside of the bounds can be played', () => {
  expect(playButton(draw({}))).not.toContain('disabled');
});

test.each([null, 99, 50_001])('a stake of %s cannot be played', (stakeMinor) => {
  expect(playButton(draw({ stakeMinor }))).toContain('disabled=""');
});

test('while a round is on, the button waits without losing the focus', () => {
  const button = playButton(draw({ blocked: true }));

  expect(button).toContain('aria-disabled="true"');
  expect(button).not.toContain('disabled=""');
});

test('what the last round cost and paid is said', () => {
  expect(draw({ result: 'Stake 2, paid 1: a loss of 1.' })).toContain('a loss of 1.');
});
