import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QrCode } from './QrCode.tsx';

test('the server keeps its place and its name; the drawing comes later', () => {
  const html = renderToString(
    <QrCode value="https://example.org" sizePx={140} marginPx={8} label="The app" />,
  );

  expect(html).toContain('aria-label="The app"');
  expect(html).toContain('width="140"');
  expect(html).not.toContain('<path');
});
