import type { HomeBanner, Notice, Promotion } from '#api/announcements.ts';
import type { BrowserSettings } from '#generated/browser-settings.ts';
import type { LanguageCode, LocalizedText } from '#generated/merchant-config.ts';

/**
 * One brand's answers, as its own settings module hands them to the shared site: what the schema marks
 * with `x-browser`, and what the build adds.
 */
export interface Settings extends BrowserSettings {
  /** Addresses of the hashed brand pictures. */
  assets: { logoLight: string; logoDark: string; mark: string };
  /** What the brand's promotions and lotteries make use of: decides which parts the site has. */
  uses: ('missions' | 'races' | 'raffles' | 'redEnvelopes' | 'applications' | 'contracts')[];
  /** The brand's own pages that the footer leads to, some of them the menu too; left out without any. */
  own?: { slug: string; title: LocalizedText; menu?: boolean }[] | undefined;
  /**
   * What the prerendered home page shows, in `language`; the platform answers the same later, with the content of notices and
   * promotions, which is left empty here.
   */
  initial: {
    language: LanguageCode;
    banners: HomeBanner[];
    notices: Notice[];
    promotions: Promotion[];
  };
}
