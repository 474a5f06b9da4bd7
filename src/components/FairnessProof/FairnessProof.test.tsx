import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FairnessProof, type FairnessProofProps } from './FairnessProof.tsx';

const draw = (props: Partial<FairnessProofProps>) =>
  renderToString(
    <FairnessProof
      title="Round 1"
      text="How it works"
      state="revealed"
      stateLabel="Can be checked"
      values={[{ label: 'Hash', value: 'abc' }]}
      copyLabels={{ copy: 'Copy', copied: 'Copied', failed: 'By hand' }}
      verifyLabel="Check it"
      onVerify={() => undefined}
      {...props}
    />,
  );

test('what is only bound cannot be checked yet', () => {
  expect(draw({ state: 'committed' })).not.toContain('Check it');
  expect(draw({})).toContain('Check it');
});

test('an outcome that does not fit is an alert, one that fits is not', () => {
  expect(draw({ state: 'mismatch', verdict: 'No' })).toContain('role="alert"');
  expect(draw({ state: 'verified', verdict: 'Yes' })).not.toContain('role="alert"');
});

test('every value can be copied', () => {
  expect(draw({})).toContain('aria-label="Copy: Hash"');
});
