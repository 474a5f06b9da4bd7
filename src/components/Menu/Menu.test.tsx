import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Menu } from './Menu.tsx';

test('closed it is one button; its items are loaded when it opens', () => {
  const html = renderToString(
    <Menu trigger="Account" items={[{ id: 'out', label: 'Sign out' }]} onSelect={() => {}} />,
  );

  expect(html).toMatch(/^<button[^>]*aria-haspopup="menu"[^>]*aria-expanded="false"/u);
  expect(html).not.toContain('Sign out');
});
