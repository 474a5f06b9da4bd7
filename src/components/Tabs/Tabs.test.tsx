import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Tabs } from './Tabs.tsx';

test('one tab can be reached by Tab, and its panel is named by it', () => {
  const html = renderToString(
    <Tabs
      label="Games"
      items={[
        { id: 'hot', label: 'Hot' },
        { id: 'mine', label: 'Mine' },
      ]}
      value="mine"
      onChange={() => {}}
    >
      games
    </Tabs>,
  );

  expect(html.match(/tabindex="0"/gu)).toHaveLength(1);
  const chosen = /<button[^>]*aria-selected="true"[^>]*>/u.exec(html)?.[0] ?? '';
  const id = / id="([^"]+)"/u.exec(chosen)?.[1];
  expect(html).toContain(`aria-labelledby="${id}"`);
});
