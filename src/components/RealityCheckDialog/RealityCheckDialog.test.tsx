import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RealityCheckDialog } from './RealityCheckDialog.tsx';

test('a closed check leaves nothing in the prerendered page', () => {
  const html = renderToString(
    <RealityCheckDialog
      open={false}
      elapsedSeconds={3600}
      stakedMinor={10_000}
      wonMinor={8000}
      currency="USD"
      language="en"
      labels={{
        title: 'Time for a check',
        question: 'Go on?',
        elapsed: 'Time',
        staked: 'Staked',
        won: 'Won',
        net: 'Result',
        goOn: 'Continue',
        logOut: 'Log out',
      }}
      onContinue={() => {}}
      onLogOut={() => {}}
    />,
  );

  expect(html).not.toContain('Continue');
});
