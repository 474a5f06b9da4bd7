import { fillConfig } from '#config/resolve/fill-config.ts';
import { validate } from '#config/schema/validators.ts';
import type { MerchantConfig } from '#generated/merchant-config.ts';
import type { MerchantContent } from '#generated/merchant-content.ts';

/** Any part of a merchant's file, at any depth. */
export type Part<Whole> = Whole extends readonly unknown[]
  ? Whole
  : Whole extends object
    ? { [Name in keyof Whole]?: Part<Whole[Name]> }
    : Whole;

export interface TestMerchant {
  code: string;
  config: MerchantConfig;
  content: MerchantContent;
}

const smallest = (code: string) => ({
  schemaVersion: 2,
  code,
  brand: {
    name: `Brand ${code}`,
    legalName: `${code} Ltd`,
    slogan: { en: 'A slogan', my: 'ဆောင်ပုဒ်' },
    description: { en: 'A description' },
    logo: { light: 'assets/light.svg', dark: 'assets/dark.svg', mark: 'assets/mark.svg' },
    favicon: 'assets/favicon.svg',
  },
  licence: { authority: 'Register', number: '1', url: '', text: { en: 'Licensed' } },
  site: { domains: [`${code}.example`], mainDomain: `${code}.example` },
  languages: { list: ['en', 'my', 'zh-Hans'], default: 'en', fallback: 'en' },
  currency: 'USD',
  timeZone: 'Asia/Yangon',
  categories: [{ type: 'RNG', vendors: [] }],
  // Whoever registers may play: the tests of protection ask for more.
  protection: { ageProof: 'agreed' },
  theme: { extends: 'night', brand: { primary: '#d9a441', accent: '#b5179e' } },
});

const merge = (base: unknown, part: unknown): unknown => {
  if (!isObject(base) || !isObject(part)) return part === undefined ? base : part;
  const names = [...new Set([...Object.keys(base), ...Object.keys(part)])];
  return Object.fromEntries(names.map((name) => [name, merge(base[name], part[name])]));
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A merchant as the platform takes it: the schema's defaults, and what a test changes. */
export const buildMerchant = (
  code: string,
  config: Part<MerchantConfig> = {},
  content: Partial<MerchantContent> = {},
): TestMerchant => {
  const raw = merge(smallest(code), config);
  const errors = validate('merchant', raw);
  if (errors.length > 0)
    throw new Error(errors.map((error) => `${error.instancePath} ${error.message}`).join('\n'));
  return {
    code,
    config: fillConfig(raw as MerchantConfig),
    content: {
      banners: [],
      notices: [],
      popups: [],
      promotions: [],
      help: [],
      pointMall: [],
      pages: [],
      ...content,
    },
  };
};
