import type { LanguageCode, MerchantConfig } from '#generated/merchant-config.ts';
import type { CompileRecord } from '../compile/compile-record.ts';
import type { RenderedHome } from './render-home.ts';
import type { IconUrls } from './stored-icons.ts';

/** What is known about one brand's site while its pages are written. */
export interface RenderContext {
  config: MerchantConfig;
  record: CompileRecord;
  /** The languages that the site can offer, the one it opens in, and the one of the page. */
  offered: readonly LanguageCode[];
  opening: LanguageCode;
  language: LanguageCode;
  theme: { light: Record<string, string>; dark: Record<string, string> };
  icons: IconUrls;
  home: RenderedHome;
  /** Addresses of the brand's own modules and stylesheet. */
  urls: { entry: string; mode: string; theme: string; manifest: string; offline: string };
  /** Custom properties and font faces. */
  themeCss: string;
  /** Font files that the first screen needs. */
  preloadFonts: readonly string[];
  /** Font files that the page for no network needs. */
  offlineFonts: readonly string[];
}
