import { expect, test } from 'vitest';

import type { Settings } from '../settings/settings.ts';
import { availableLanguages, openingLanguage } from './available-languages.ts';

const brand = (list: string[], fallback = 'en', initial = list[0]) =>
  ({
    languages: { list, default: list[0], fallback },
    initial: { language: initial },
  }) as unknown as Settings;

test('only translated languages are offered, in the merchant’s order', () => {
  expect(availableLanguages(brand(['my', 'sw', 'en', 'zh-Hans']))).toEqual(['my', 'en', 'zh-Hans']);
});

test('a brand none of whose languages is translated opens in its fallback', () => {
  expect(availableLanguages(brand(['sw', 'nl']))).toEqual(['en']);
  expect(openingLanguage(brand(['sw', 'nl']), 'sw')).toBe('en');
});

test('the visitor’s choice comes first, as far as the brand still offers it', () => {
  expect(openingLanguage(brand(['my', 'en']), 'en')).toBe('en');
  expect(openingLanguage(brand(['my', 'en']), 'zh-Hans')).toBe('my');
  expect(openingLanguage(brand(['my', 'en']), null)).toBe('my');
});

test('a default that is not translated gives way to the fallback', () => {
  expect(openingLanguage(brand(['sw', 'my', 'en'], 'en'), null)).toBe('en');
});
