import type { LanguageCode, LocalizedText, MerchantConfig } from '#generated/merchant-config.ts';
import type { MerchantContent } from '#generated/merchant-content.ts';
import { beginningOf } from './beginning-of.ts';
import type { PageLink } from './site-page.ts';

/** A game that has a page of its own, below the page that lists it. */
export interface GamePlace {
  code: string;
  vendor: string;
  /** Its page, without a language. */
  path: string;
  name: string;
  above: { path: string; title: string };
}

/** What the public pages of a brand are made from, in one language. */
export interface PagesSource {
  config: MerchantConfig;
  content: MerchantContent;
  language: LanguageCode;
  /** The language that the site opens in. */
  opening: LanguageCode;
  /** The public pages of its routes, with their titles in the language. */
  listed: readonly { path: string; title: string }[];
}

/** What all pages of one language share. */
export interface Writing extends PagesSource {
  say: (text: LocalizedText) => string;
  languageOf: (text: LocalizedText) => LanguageCode;
  link: (path: string, label: string, about?: string) => PageLink;
  /** The pages of the site, to stand on each of them. */
  everyPage: PageLink[];
  /** The games that have pages, each below the page that lists it. */
  games: GamePlace[];
}

/** A text as HTML. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** What most pages have in common; the rest is added or replaced. */
export const basicPage = (
  { config, link, say, language }: Writing,
  path: string,
  heading: string,
) => ({
  path,
  heading,
  title: `${heading} · ${config.brand.name}`,
  description: beginningOf(`${heading}: ${say(config.brand.description)}`),
  content: '',
  contentLanguage: language,
  crumbs: [link('/', config.brand.name)],
});
