import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AuthPanel } from './AuthPanel.tsx';

test('intro, form and the other way come in this order', () => {
  const other = { text: '[text]', label: '[label]', onPress: () => undefined };

  const html = renderToString(
    <AuthPanel intro="[intro]" other={other}>
      [form]
    </AuthPanel>,
  );

  expect(html.match(/\[\w+\]/g)).toEqual(['[intro]', '[form]', '[text]', '[label]']);
  expect(renderToString(<AuthPanel>[form]</AuthPanel>)).not.toMatch(/<p|<button/);
});
