import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProgressBar } from './ProgressBar.tsx';

test('it says how far it is, in numbers and in words', () => {
  const html = renderToString(
    <ProgressBar label="Turnover" value={3} max={12} valueText="3 of 12" />,
  );

  expect(html).toContain('aria-valuenow="3"');
  expect(html).toContain('aria-valuemax="12"');
  expect(html).toContain('aria-valuetext="3 of 12"');
  expect(html).toContain(':0.25');
});

test('it never leaves its track', () => {
  expect(renderToString(<ProgressBar label="x" value={20} max={10} />)).toContain(
    'aria-valuenow="10"',
  );
  expect(renderToString(<ProgressBar label="x" value={-5} max={10} />)).toContain(
    'aria-valuenow="0"',
  );
});

test('what nobody can measure has no value', () => {
  expect(renderToString(<ProgressBar label="Uploading" />)).not.toContain('aria-valuenow');
});
