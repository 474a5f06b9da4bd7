import { expect, test } from 'vitest';
import type { RenderContext } from './render-context.ts';
import { renderManifest } from './public-files.ts';

const shortNameOf = (name: string): string => {
  const context = {
    config: {
      brand: { name, description: { en: 'A site.' } },
      languages: { fallback: 'en' },
      theme: { defaultMode: 'light', modes: ['light'] },
    },
    language: 'en',
    theme: { light: { bg: '#ffffff', headerBg: '#ffffff' } },
    icons: {},
  } as unknown as Pick<RenderContext, 'config' | 'language' | 'theme' | 'icons'>;
  const manifest = JSON.parse(renderManifest(context)) as { short_name: string };
  return manifest.short_name;
};

test.each([
  ['Shwe Nya', 'Shwe Nya'],
  ['Golden Palace Club', 'Golden Palac'],
  ['A long tale by night', 'A long tale'],
  ['Eleven sign😀 and more', 'Eleven sign'],
  ['မင်္ဂလာပါရွှေည', 'မင်္ဂလာပါ'],
])('the name below an icon, of %s, is of whole letters', (name, short) => {
  const found = shortNameOf(name);

  expect(found).toBe(short);
  expect(found.isWellFormed()).toBe(true);
  expect(found.length).toBeLessThanOrEqual(12);
});
