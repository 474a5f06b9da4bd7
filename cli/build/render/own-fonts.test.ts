import { expect, test } from 'vitest';
import { renderOwnFonts } from './own-fonts.ts';

const family = (name: string, uses: ('display' | 'text')[]) => ({
  family: name,
  for: uses,
  licence: { name: 'OFL-1.1', file: 'OFL.txt' },
  faces: [],
});

const THEME = ':root{--lv-font-display:"Theme Serif",serif;--lv-font-text:"Theme Sans",sans-serif}';

test('families for the same use stand before the theme’s in the order of the list', () => {
  const families = [family('Burmese', ['text']), family('Latin', ['display', 'text'])];

  expect(renderOwnFonts(families, THEME, String)).toEqual([
    ':root{--lv-font-display:"Latin","Theme Serif",serif}',
    ':root{--lv-font-text:"Burmese","Latin","Theme Sans",sans-serif}',
  ]);
});
