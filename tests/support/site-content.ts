import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';
import { fillPromotions } from '#config/resolve/fill-promotions.ts';
import { validate } from '#config/schema/validators.ts';
import type { GameType, MerchantConfig } from '#generated/merchant-config.ts';
import type { Promotion } from '#generated/merchant-content.ts';
import './site-fixture.ts';

/** A text per language, as a merchant writes it; those that the tests read. */
type Texts = Record<'en' | 'my' | 'zh-Hans', string>;

/** What tests read of a merchant's file. */
interface RawConfig {
  brand: { name: string; slogan: Texts; description: Texts };
  site: { mainDomain: string };
  categories: { type: GameType; vendors: string[] }[];
  home: { sections: string[] };
  resources: Record<string, { url: string }>;
}

/** What tests read of one item of a merchant's content. */
export interface RawItem {
  id: string;
  title: Texts;
  subtitle?: Texts;
  summary?: Texts;
  content: Texts;
  groupName?: string;
  execution?: string;
  promotionType?: string;
  group?: string;
}

type Kind = 'banners' | 'notices' | 'popups' | 'promotions' | 'help' | 'point-mall';

const readJson = (...names: string[]): unknown =>
  JSON.parse(readFileSync(path.join(inject('site').merchantsDir, ...names), 'utf8'));

/** A merchant's file as it was written: what its site must show. */
export const configOf = (code: string): RawConfig => readJson(code, 'merchant.json') as RawConfig;

/** A merchant's content in its order, as it was written; promotions with their figures. */
export const contentOf = (code: string, kind: Kind): RawItem[] => {
  const { items } = readJson(code, 'content', `${kind}.json`) as { items: RawItem[] };
  if (kind !== 'promotions') return items;
  const config = readJson(code, 'merchant.json') as MerchantConfig;
  if (validate('merchant', config).length > 0) throw new Error(`${code} is at fault`);
  return fillPromotions(items as unknown as Promotion[], config) as unknown as RawItem[];
};

/** A text in one language; '' where there is none, which no test finds anywhere. */
export const textIn = (texts: Texts | undefined, language: keyof Texts = 'en'): string =>
  texts?.[language] ?? '';

/** The text of an article without its tags. */
export const plainText = (html: string | undefined): string =>
  (html ?? '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
