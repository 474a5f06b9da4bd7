import { expect, test } from 'vitest';
import type { MerchantConfig } from '#generated/merchant-config.ts';
import type { OwnSection } from '../compile/compile-record.ts';
import { withOwnSections } from './own-parts.ts';

const config = { home: { sections: ['banners', 'games', 'promotions'] } } as MerchantConfig;

const placed = (sections: OwnSection[]): readonly string[] =>
  withOwnSections(config, { components: [], pages: [], sections }).home.sections;

test('own sections stand before or after the section that they name', () => {
  expect(
    placed([
      { name: 'story', place: { after: 'banners' } },
      { name: 'promise', place: { before: 'promotions' } },
    ]),
  ).toEqual(['banners', 'own:story', 'games', 'own:promise', 'promotions']);
});

test('a brand without own sections has its settings as they are', () => {
  expect(withOwnSections(config, undefined)).toBe(config);
  expect(withOwnSections(config, { components: [], pages: [], sections: [] })).toBe(config);
});
