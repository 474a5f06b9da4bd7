import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CodeInput, type CodeInputProps } from './CodeInput.tsx';

const draw = (props: Partial<CodeInputProps>): string =>
  renderToString(<CodeInput label="Code" value="48" onChange={() => {}} {...props} />);

test('there is one real field, which phones know how to fill', () => {
  const html = draw({});

  expect(html.match(/<input/gu)).toHaveLength(1);
  expect(html).toContain('autoComplete="one-time-code"');
  expect(html).toContain('inputMode="numeric"');
});

test('a cell is drawn for each character, unheard', () => {
  expect(draw({}).match(/<span aria-hidden="true"/gu)).toHaveLength(6);
  expect(draw({ length: 4 }).match(/<span aria-hidden="true"/gu)).toHaveLength(4);
});

test('the error stands before what sends the code again', () => {
  const html = draw({ error: 'Wrong', resend: 'Send again' });

  expect(html.indexOf('Wrong')).toBeLessThan(html.indexOf('Send again'));
});
