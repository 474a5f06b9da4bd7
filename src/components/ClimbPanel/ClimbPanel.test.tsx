import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ClimbPanel, type ClimbPanelProps } from './ClimbPanel.tsx';

const draw = (props: Partial<ClimbPanelProps>) =>
  renderToString(
    <ClimbPanel
      worth={1.5}
      worthMinor={1500}
      nextWorth={2}
      onTake={() => undefined}
      currency="USD"
      language="en"
      labels={{ now: 'Now', next: 'Next', take: 'Take' }}
      {...props}
    />,
  );

test('worth, money and the next step stand beside one another', () => {
  expect(draw({})).toContain('1.50×');
  expect(draw({})).toContain('2.00×');
  expect(draw({})).toContain('15.00');
});

test('without a next step there is a dash, and no figure', () => {
  expect(draw({ nextWorth: null })).not.toContain('2.00×');
  expect(draw({ nextWorth: null })).toContain('–');
});

test('what cannot be taken yet cannot be pressed', () => {
  expect(draw({ isDisabled: true })).toMatch(/<button[^>]*disabled/u);
  expect(draw({})).not.toMatch(/<button[^>]*disabled/u);
});
