import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Radio } from './Radio.tsx';

test('the words are the label of a native radio', () => {
  const html = renderToString(
    <Radio name="bank" value="kbz" label="Transfer" checked onSelect={() => {}} />,
  );

  expect(html).toMatch(/^<label[^>]*><input type="radio"[^>]*name="bank"[^>]*value="kbz"/u);
  expect(html).toContain('checked=""');
});
