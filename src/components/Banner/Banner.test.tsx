import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Banner } from './Banner.tsx';

test('only a danger interrupts a screen reader', () => {
  expect(renderToString(<Banner title="Gone">x</Banner>)).toContain('role="status"');
  expect(renderToString(<Banner tone="danger">x</Banner>)).toContain('role="alert"');
});

test('it can be put away only by a button with a name', () => {
  const onClose = () => undefined;

  expect(renderToString(<Banner onClose={onClose}>x</Banner>)).not.toContain('<button');
  expect(
    renderToString(
      <Banner onClose={onClose} closeLabel="Close">
        x
      </Banner>,
    ),
  ).toContain('aria-label="Close"');
});
