import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BottomBar } from './BottomBar.tsx';

test('what leads somewhere is a link, what does something a button', () => {
  const html = renderToString(
    <BottomBar
      label="Quick navigation"
      items={[
        { id: 'home', label: 'Home', icon: 'home', href: '/', current: true },
        { id: 'me', label: 'Me', icon: 'user', onPress: () => undefined },
      ]}
    />,
  );

  expect(html).toContain('aria-label="Quick navigation"');
  expect(html).toMatch(/<a [^>]*aria-current="page"[^>]*href="\/"/);
  expect(html.match(/<button type="button"/g)).toHaveLength(1);
});
