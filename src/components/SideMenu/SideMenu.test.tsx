import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SideMenuLinks } from './SideMenuLinks.tsx';
import { SideMenuMember } from './SideMenuMember.tsx';

const nothing = () => undefined;

test('a group is a navigation by its title, and an empty one is not there', () => {
  const home = { id: 'home', label: 'Home', href: '/', icon: 'home', current: true } as const;
  const html = renderToString(<SideMenuLinks title="Pages" items={[home]} onFollow={nothing} />);

  expect(html).toMatch(/<nav aria-labelledby="([^"]+)"><h3 id="\1"[^>]*>Pages/);
  expect(html).toContain('aria-current="page"');
  expect(renderToString(<SideMenuLinks title="Pages" items={[]} onFollow={nothing} />)).toBe('');
});

test('a member’s ways are buttons and links, the name keeps its own direction', () => {
  const html = renderToString(
    <SideMenuMember
      name="ana"
      note="Trial"
      balance="12"
      items={[
        { id: 'me', label: 'My account', href: '/me' },
        { id: 'logout', label: 'Log out', icon: 'logout' },
      ]}
      onSelect={nothing}
    />,
  );

  expect(html).toContain('<bdi>ana</bdi>');
  expect(html.match(/<button/g)).toHaveLength(1);
  expect(html).toContain('href="/me"');
});
