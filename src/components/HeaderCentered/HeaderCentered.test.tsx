import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeaderCentered } from './HeaderCentered.tsx';

const slots = { label: 'Site header', menu: '[menu]', logo: '[logo]', actions: '[actions]' };

const order = (html: string): string[] => html.match(/\[\w+\]/g) ?? [];

test('the centerd header has the slogan before the logo and the navigation below', () => {
  const html = renderToString(<HeaderCentered {...slots} slogan="[slogan]" nav="[nav]" />);

  expect(order(html)).toEqual(['[menu]', '[slogan]', '[logo]', '[actions]', '[nav]']);
});
