import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { EnvelopeState } from './EnvelopeArt.tsx';
import { RedEnvelope } from './RedEnvelope.tsx';

const draw = (state: EnvelopeState) =>
  renderToString(
    <RedEnvelope
      state={state}
      title="Title"
      wonMinor={888}
      currency="USD"
      language="en"
      openLabel="Open it"
      onOpen={() => undefined}
    />,
  );

test('only an envelope that is still shut can be opened', () => {
  expect(draw('closed')).toContain('Open it');
  for (const state of ['won', 'nothing', 'expired', 'taken'] as const) {
    expect(draw(state)).not.toContain('Open it');
  }
});

test('the amount shows only when it was won', () => {
  expect(draw('won')).toContain('$8.88');
  for (const state of ['closed', 'opening', 'nothing', 'expired', 'taken'] as const) {
    expect(draw(state)).not.toContain('$8.88');
  }
});

test('while it opens, the button says that it is busy', () => {
  expect(draw('opening')).toContain('data-pending="true"');
});
