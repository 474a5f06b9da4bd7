import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeaderRail } from './HeaderRail.tsx';

const slots = { label: 'Site header', menu: '[menu]', logo: '[logo]', actions: '[actions]' };

const order = (html: string): string[] => html.match(/\[\w+\]/g) ?? [];

test('the rail stands beside the header, not in it', () => {
  const html = renderToString(<HeaderRail {...slots} rail="[rail]" />);

  expect(order(html)).toEqual(['[menu]', '[logo]', '[actions]', '[rail]']);
  expect(html.indexOf('[rail]')).toBeGreaterThan(html.indexOf('</header>'));
});
