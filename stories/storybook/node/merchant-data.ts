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

/** A merchant and its stylesheet. */
export interface ReadMerchant {
  data: MerchantData;
  /** Its theme in both modes, for elements with its `data-brand`. */
  themeCss: string;
  /** Its `@font-face` rules; the files are named by their paths on the disk. */
  fontFaces: string[];
}

/** What one reading of the merchants' folders gave. */
export interface MerchantsReading {
  /** The merchants without errors. */
  merchants: ReadMerchant[];
  /** Errors in the merchants' files, ready to be shown; empty when there are none. */
  problems: string;
  /** The codes of the merchants whose files are at fault. */
  faulty: string[];
}
