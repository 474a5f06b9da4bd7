import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextArea } from './TextArea.tsx';

const draw = (value: string, maxLength?: number): string =>
  renderToString(<TextArea label="Note" value={value} onChange={() => {}} maxLength={maxLength} />);

test('the counter counts what a reader sees: a letter with its marks is one', () => {
  expect(draw('é👩‍👧👍🏽', 10)).toContain('3 / 10');
});

test('past the bound the field is invalid, at the bound it is not', () => {
  expect(draw('abc', 2)).toContain('aria-invalid="true"');
  expect(draw('ab', 2)).not.toContain('aria-invalid');
});

test('without a bound nothing is counted', () => {
  expect(draw('abc')).not.toContain('data-over');
});
