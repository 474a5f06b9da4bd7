import { asksOf } from '#config/content/promotion-asks.ts';
import type { LanguageCode, LocalizedText, MerchantConfig } from '#generated/merchant-config.ts';
import type { MerchantContent } from '#generated/merchant-content.ts';
import type { CustomPage } from '#config/custom-pages/custom-page.ts';
import { pickBrowserSettings } from '#config/schema/pick-settings.ts';
import type { AssetUrls } from './brand-assets.ts';
import { knownContent } from './known-content.ts';
import { localize, shownLanguage } from './localize.ts';
import { usedParts } from './used-parts.ts';
import { offeredResources } from './offered-resources.ts';

/** What of a merchant is needed to make its site's settings. */
export interface SettingsSource {
  config: MerchantConfig;
  content: MerchantContent;
  customPages?: readonly CustomPage[];
}

/** The brand's own pages that its site leads to; left out where there are none. */
const placedPages = (pages: readonly CustomPage[]) => {
  const placed = pages.flatMap(({ slug, place, title }) =>
    place === 'none' ? [] : [{ slug, title, ...(place === 'menu' && { menu: true }) }],
  );
  return placed.length > 0 ? placed : undefined;
};

/** The contents that the prerendered home page shows, in the shapes that the platform answers. */
const initialContent = (
  { banners, notices, promotions }: MerchantContent,
  urls: AssetUrls,
  text: (localized: LocalizedText) => string,
  languageOf: (localized: LocalizedText) => LanguageCode,
) => ({
  banners: banners
    .filter(({ groupName }) => groupName === 'w_home')
    .map(({ id, groupName, title, subtitle, cta, art, link, linkageType }) => ({
      id,
      groupName,
      title: text(title),
      subtitle: text(subtitle),
      cta: cta ? text(cta) : '',
      language: languageOf(title),
      url: urls[art] ?? '',
      link,
      linkageType,
    })),
  notices: notices
    .filter((notice) => notice.for !== 'agents')
    .toSorted((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt))
    .map(({ id, title, content, publishedAt }) => ({
      id,
      title: text(title),
      // No home page shows it: the answer of the platform has it.
      content: '',
      language: languageOf(content),
      publishedAt,
      promotionType: null,
    })),
  promotions: promotions
    .toSorted((a, b) => a.sequence - b.sequence)
    .map(({ id, title, summary, content, category, startsAt, endsAt, mechanic, ...rest }) => ({
      id,
      title: text(title),
      summary: text(summary),
      content: '',
      language: languageOf(content),
      category,
      startsAt: startsAt ?? null,
      endsAt: endsAt ?? null,
      sequence: rest.sequence,
      mechanic: mechanic?.kind ?? null,
      ...asksOf(mechanic),
      announcementImages: [{ url: urls[rest.art] ?? '', sequence: 1 }],
    })),
});

/**
 * What one brand's site receives: the part of its file that the schema marks with `x-browser`, where
 * its pictures are, and what its home page shows at first. Its type is `Settings` of `src/site/settings`; a test
 * holds the two together.
 *
 * @param urls from `addBrandAssets`
 * @param language the language that the home page is prerendered in
 */
export const toSettings = (
  { config, content, customPages = [] }: SettingsSource,
  urls: AssetUrls,
  language: LanguageCode,
) => {
  const { light, dark, mark } = config.brand.logo;
  return {
    ...pickBrowserSettings(config),
    // What the brand has not set up is not offered.
    resources: offeredResources(config),
    uses: usedParts({ config, content }),
    own: placedPages(customPages),
    assets: { logoLight: urls[light] ?? '', logoDark: urls[dark] ?? '', mark: urls[mark] ?? '' },
    initial: {
      language,
      ...initialContent(
        knownContent(content),
        urls,
        (text) => localize(text, language, config.languages.fallback),
        (text) => shownLanguage(text, language, config.languages.fallback),
      ),
    },
  };
};

/** The type of `toSettings`' answer. */
export type SiteSettings = ReturnType<typeof toSettings>;
