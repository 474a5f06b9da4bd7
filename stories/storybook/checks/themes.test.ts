import { expect, test } from 'vitest';
import type { MerchantData } from '../node/merchant-data.ts';
import { coverAll } from './cover.ts';
import { everyTheme, themesFor } from './themes.ts';

const merchant = (
  code: string,
  values: Record<'light' | 'dark', Record<string, string>>,
  modes: ('light' | 'dark')[] = ['light', 'dark'],
) => ({ code, modes, defaultMode: modes[0], values }) as unknown as MerchantData;

const brands = [
  merchant('calm', {
    light: { 'lv-radius': '8px', 'lv-color': '#111', 'lv-card': 'var(--lv-radius)' },
    dark: { 'lv-radius': '8px', 'lv-color': '#eee', 'lv-card': 'var(--lv-radius)' },
  }),
  merchant('loud', {
    light: { 'lv-radius': '0', 'lv-color': '#111', 'lv-card': '4px' },
    dark: { 'lv-radius': '0', 'lv-color': '#eee', 'lv-card': '4px' },
  }),
  merchant(
    'night',
    {
      light: { 'lv-radius': '8px', 'lv-color': '#000', 'lv-card': '8px' },
      dark: { 'lv-radius': '8px', 'lv-color': '#eee', 'lv-card': '8px' },
    },
    ['dark'],
  ),
];

const name = ({ merchant: code, mode }: { merchant: string; mode: string }) => `${code} ${mode}`;

test('a brand is looked at in the modes that it offers', () => {
  expect(everyTheme(brands).map(name)).toEqual([
    'calm light',
    'calm dark',
    'loud light',
    'loud dark',
    'night dark',
  ]);
});

test('only the values of the tokens that are read ask for a theme', () => {
  expect(coverAll(themesFor(brands, ['Card lv-radius'])).map(name)).toEqual([
    'calm light',
    'loud light',
  ]);
  expect(coverAll(themesFor(brands, ['Card lv-color', 'Card lv-radius'])).map(name)).toEqual([
    'calm light',
    'loud dark',
  ]);
});

test('a token that names another has that one’s value', () => {
  const [calm, , , , night] = themesFor(brands, ['Card lv-card']);

  expect([...(calm?.shows ?? [])]).toEqual(['Card lv-card: 8px']);
  expect(calm?.shows).toEqual(night?.shows);
});

test('a second class that reads the same token is looked at too', () => {
  const [both] = themesFor(brands, ['Card lv-color', 'Chip lv-color']);

  expect(both?.shows.size).toBe(2);
});
