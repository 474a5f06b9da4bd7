import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MemberFrame } from './MemberFrame.tsx';

const draw = () =>
  renderToString(
    <MemberFrame
      label="Member center"
      name="ana"
      balance="12"
      groups={[
        {
          id: 'account',
          title: 'Account',
          items: [
            { id: 'me', label: 'My account', icon: 'user', href: '/me', current: true },
            { id: 'limits', label: 'Safer play', icon: 'shield', href: '/limits' },
          ],
        },
        { id: 'money', title: 'Money', items: [] },
      ]}
    >
      the page
    </MemberFrame>,
  );

test('the open page is marked, and an empty group is left out', () => {
  const html = draw();

  expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  expect(html).toContain('aria-label="Member center"');
  expect(html).not.toContain('Money');
});

test('on a phone the pages are folded away until they are asked for', () => {
  expect(draw()).toContain('aria-expanded="false"');
});
