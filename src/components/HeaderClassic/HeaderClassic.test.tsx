import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeaderClassic } from './HeaderClassic.tsx';

const slots = { label: 'Site header', menu: '[menu]', logo: '[logo]', actions: '[actions]' };

const order = (html: string): string[] => html.match(/\[\w+\]/g) ?? [];

test('the classic header has everything in one line', () => {
  const html = renderToString(<HeaderClassic {...slots} nav="[nav]" />);

  expect(html).toMatch(/^<header[^>]*aria-label="Site header"/);
  expect(order(html)).toEqual(['[menu]', '[logo]', '[nav]', '[actions]']);
});
