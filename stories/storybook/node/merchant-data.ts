import type { LanguageCode, Layout, ThemeMode } from '#generated/merchant-config.ts';

/** What the preview knows of a merchant. */
export interface MerchantData {
  code: string;
  /** The brand's name. */
  name: string;
  slogan: Record<string, string>;
  /** Languages that the merchant lists, its first one first. */
  languages: LanguageCode[];
  /** Languages of these that have words. */
  offered: LanguageCode[];
  /** The language that a first visit opens in. */
  language: LanguageCode;
  fallback: LanguageCode;
  currency: string;
  timeZone: string;
  modes: ThemeMode[];
  /** The mode that stories open in; a brand that follows the device opens in its first. */
  defaultMode: ThemeMode;
  /** The family names as the merchant's file has them. */
  fonts: { display: string; text: string };
  layout: Layout;
  /** Every token's value in a mode, by custom property without its two dashes. */
  values: Record<ThemeMode, Record<string, string>>;
  /** Addresses of the brand's pictures. */
  assets: { logoLight: string; logoDark: string; mark: string };
}

/** A merchant and its stylesheet: `brands/<code>/brand.json`. */
export interface BrandFile {
  data: MerchantData;
  /** Its theme in both modes, for elements with its `data-brand`. */
  themeCss: string;
  /** Its `@font-face` rules, one each: many brands share a face. */
  fontFaces: string[];
}

/** One line of the list of all brands: what they are found by. */
export interface BrandLine {
  code: string;
  name: string;
  languages: string[];
}

/** What is made of one merchant, each a file of its own that is loaded when it is wanted. */
export type BrandPart = 'brand' | 'theme' | 'screens';

/** What came of making a part of a merchant. */
export type MadePart =
  | {
      /** JSON; an address that begins with `BRANDS_ROOT` stands where Storybook is served. */
      json: string;
      /** Font files that it names: name → path below `node_modules`. */
      fonts: Record<string, string>;
      /** The files that it is made from. */
      files: string[];
    }
  /** Its files are at fault; each with its place, ready to be shown. */
  | { problems: string };

/** Begins the addresses in a brand's files: the preview knows where Storybook is served. */
export const BRANDS_ROOT = 'livery-storybook:';
