import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SliderVerification, type SliderVerificationProps } from './SliderVerification.tsx';

const labels = {
  label: 'Step',
  instruction: 'Slide',
  busy: 'Wait',
  passed: 'Thanks',
  failed: 'Again',
  alternative: 'Without',
};

const draw = (state: SliderVerificationProps['state']): string =>
  renderToString(<SliderVerification labels={labels} state={state} onDone={() => {}} />);

test('it is a slider with a way beside it that needs no sliding', () => {
  const html = draw('idle');

  expect(html).toMatch(/role="slider"[^>]*tabindex="0"/u);
  expect(html).toContain('>Without</button>');
});

test('what the platform said stands on the rail, and it takes nothing more', () => {
  expect(draw('busy')).toContain('Wait');
  expect(draw('passed')).toContain('Thanks');
  expect(draw('passed')).toContain('aria-valuenow="100"');
  expect(draw('passed')).not.toContain('Without');
});

test('after a failure it says so and can be used again', () => {
  const html = draw('failed');

  expect(html).toContain('Again');
  expect(html).toContain('Slide');
  expect(html).toContain('Without');
});
