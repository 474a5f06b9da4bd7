import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeaderCentered } from './HeaderCentered.tsx';
import { HeaderClassic } from './HeaderClassic.tsx';
import { HeaderRail } from './HeaderRail.tsx';

const slots = { label: 'Site header', menu: '[menu]', logo: '[logo]', actions: '[actions]' };

const order = (html: string): string[] => html.match(/\[\w+\]/g) ?? [];

test('the classic header has everything in one line', () => {
  const html = renderToString(<HeaderClassic {...slots} nav="[nav]" />);

  expect(html).toMatch(/^<header[^>]*aria-label="Site header"/);
  expect(order(html)).toEqual(['[menu]', '[logo]', '[nav]', '[actions]']);
});

test('the rail stands beside the header, not in it', () => {
  const html = renderToString(<HeaderRail {...slots} rail="[rail]" />);

  expect(order(html)).toEqual(['[menu]', '[logo]', '[actions]', '[rail]']);
  expect(html.indexOf('[rail]')).toBeGreaterThan(html.indexOf('</header>'));
});

test('the centred header has the slogan before the logo and the navigation below', () => {
  const html = renderToString(<HeaderCentered {...slots} slogan="[slogan]" nav="[nav]" />);

  expect(order(html)).toEqual(['[menu]', '[slogan]', '[logo]', '[actions]', '[nav]']);
});
