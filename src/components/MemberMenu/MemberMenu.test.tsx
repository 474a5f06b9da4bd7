import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MemberMenu } from './MemberMenu.tsx';

test('closed, it shows the name and carries nothing of its list', () => {
  const html = renderToString(
    <MemberMenu
      name="Ana"
      label="Account of Ana"
      items={[{ id: 'logout', label: 'Log out' }]}
      onSelect={() => undefined}
    />,
  );

  expect(html).toContain('aria-label="Account of Ana"');
  expect(html).toContain('aria-haspopup="menu"');
  expect(html).not.toContain('Log out');
});
