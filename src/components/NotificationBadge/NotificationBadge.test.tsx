import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { countText } from './count-text.ts';
import { NotificationBadge } from './NotificationBadge.tsx';

test('a count is exact up to its greatest, then only "more"', () => {
  expect(countText(99, 99, 'en')).toBe('99');
  expect(countText(100, 99, 'en')).toBe('99+');
  expect(countText(1200, 1500, 'en')).toBe('1,200');
});

test('nothing unread shows nothing but what it stands on', () => {
  const html = renderToString(
    <NotificationBadge count={0} label="0 unread" language="en">
      <b>Mail</b>
    </NotificationBadge>,
  );

  expect(html).toContain('<b>Mail</b>');
  expect(html).not.toContain('unread');
});

test('the label is read, the figure only seen; a dot has no figure', () => {
  const badge = (dot: boolean) =>
    renderToString(<NotificationBadge count={7} label="seven unread" language="en" dot={dot} />);

  expect(badge(false)).toMatch(/aria-hidden="true"[^>]*data-figure="7"/u);
  expect(badge(false)).toContain('seven unread');
  expect(badge(true)).not.toContain('data-figure');
});
