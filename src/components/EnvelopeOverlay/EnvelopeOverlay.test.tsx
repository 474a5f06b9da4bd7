import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EnvelopeOverlay } from './EnvelopeOverlay.tsx';

const draw = (falling: boolean) =>
  renderToString(
    <EnvelopeOverlay
      label="Envelopes"
      closeLabel="Close"
      onClose={() => undefined}
      {...{ falling }}
    >
      Content
    </EnvelopeOverlay>,
  );

test('it is a named region with a way out; what falls is decoration', () => {
  expect(draw(false)).toContain('aria-label="Envelopes"');
  expect(draw(false)).toContain('aria-label="Close"');
  expect(draw(false)).not.toContain('aria-hidden="true" class="rain');
  expect(draw(true).match(/<span[^>]*style="--/g)?.length).toBeGreaterThanOrEqual(14);
});

test('everything has fallen within five seconds, so that nothing needs to be stopped', () => {
  const delays = [...draw(true).matchAll(/:(\d+(?:\.\d+)?)s/g)].map(([, seconds]) =>
    Number(seconds),
  );

  expect(delays).toHaveLength(14);
  expect(Math.max(...delays) + 3.4).toBeLessThan(5);
});
