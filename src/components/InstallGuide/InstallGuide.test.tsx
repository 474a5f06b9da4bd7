import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InstallGuide } from './InstallGuide.tsx';

test('steps are an ordered list with figures of the page’s language', () => {
  const html = renderToString(
    <InstallGuide title="Install" steps={['Open', 'Trust']} language="en" />,
  );

  expect(html.match(/<li/g)).toHaveLength(2);
  expect(html).toMatch(/aria-hidden="true"[^>]*>2<\/span><span[^>]*>Trust/);
});
