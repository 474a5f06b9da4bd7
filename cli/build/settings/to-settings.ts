import type { LanguageCode, LocalizedText, MerchantConfig } from '#generated/merchant-config.ts';
import type { MerchantContent } from '#generated/merchant-content.ts';
import type { AssetUrls } from './brand-assets.ts';
import { localize, shownLanguage } from './localize.ts';
import { offeredResources } from './offered-resources.ts';

/** What of a merchant is needed to make its site's settings. */
export interface SettingsSource {
  config: MerchantConfig;
  content: MerchantContent;
}

const BROWSER_KEYS = [
  'code',
  'site',
  'analytics',
  'flags',
  'languages',
  'currency',
  'timeZone',
  'resources',
  'registerFields',
  'gameLists',
  'limits',
  'categories',
  'home',
  'layout',
  'ages',
] as const satisfies (keyof MerchantConfig)[];

/** What the brand says of itself; its pictures come by their addresses, not by their names. */
const browserBrand = ({ brand }: MerchantConfig) => {
  const { logo: _logo, favicon: _favicon, ...said } = brand;
  return said;
};

/** What the footer says of the licence; which rules it obeys is for the check. */
const browserLicence = ({ licence }: MerchantConfig) => {
  const { jurisdiction: _jurisdiction, ...shown } = licence;
  return shown;
};

/** What a page does differently for the sake of security; the rest is the platform's own matter. */
const browserSecurity = ({ security }: MerchantConfig) => {
  const { encryptCalls, sliderOnSms, sliderOnLogin, sliderOnRegister } = security;
  return { encryptCalls, sliderOnSms, sliderOnLogin, sliderOnRegister };
};

/** The ways to sign in that a page offers, and the profile that it shows. */
const browserSignIn = ({ signIn }: MerchantConfig) => {
  const { passkeys, providersOpenAccounts, profileFields, profileTextMaxLength } = signIn;
  const providers = signIn.providers.map(({ id, kind, name }) => ({ id, kind, name }));
  return { providers, providersOpenAccounts, passkeys, profileFields, profileTextMaxLength };
};

/** What a bank account is added with; all amounts are answered by calls. */
const browserWithdrawals = ({ withdrawals }: MerchantConfig) => {
  const { banks, accountNumberMinLength, accountNumberMaxLength } = withdrawals;
  return { banks, accountNumberMinLength, accountNumberMaxLength };
};

/** What a page tells of safer play and lets a member choose. */
const browserProtection = ({ protection }: MerchantConfig) => {
  const { ageProof, increaseWaitHours, coolOffHours, selfExclusionMonths } = protection;
  const { realityCheckMinutes, realityCheckChoices } = protection;
  return {
    ageProof,
    increaseWaitHours,
    coolOffHours,
    selfExclusionMonths,
    realityCheckMinutes,
    realityCheckChoices,
  };
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
    .toSorted((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt))
    .map(({ id, title, content, publishedAt }) => ({
      id,
      title: text(title),
      content: text(content),
      language: languageOf(content),
      publishedAt,
    })),
  promotions: promotions
    .toSorted((a, b) => a.sequence - b.sequence)
    .map(({ id, title, summary, content, category, startsAt, endsAt, sequence, art }) => ({
      id,
      title: text(title),
      summary: text(summary),
      content: text(content),
      language: languageOf(content),
      category,
      startsAt: startsAt ?? null,
      endsAt: endsAt ?? null,
      sequence,
      announcementImages: [{ url: urls[art] ?? '', sequence: 1 }],
    })),
});

/**
 * What one brand's site receives: the part of its file that a browser needs, where its pictures
 * are, and what its home page shows at first. Its type is `Settings` of `src/site/settings`; a test
 * holds the two together.
 *
 * @param urls from `addBrandAssets`
 * @param language the language that the home page is prerendered in
 */
export const toSettings = (
  { config, content }: SettingsSource,
  urls: AssetUrls,
  language: LanguageCode,
) => {
  const picked = Object.fromEntries(BROWSER_KEYS.map((key) => [key, config[key]]));
  const { light, dark, mark } = config.brand.logo;
  return {
    ...(picked as Pick<MerchantConfig, (typeof BROWSER_KEYS)[number]>),
    brand: browserBrand(config),
    licence: browserLicence(config),
    // Which lottery page the navigation opens; the rest is answered by calls.
    lottery: { type: config.lottery.type },
    jackpot: {
      startMinMinor: config.jackpot.startMinMinor,
      everySeconds: config.jackpot.everySeconds,
    },
    chat: { enabled: config.chat.enabled },
    resources: offeredResources(config),
    security: browserSecurity(config),
    signIn: browserSignIn(config),
    protection: browserProtection(config),
    withdrawals: browserWithdrawals(config),
    // The channels and the house's accounts are for members: a call answers them.
    payments: { walletMode: config.payments.walletMode, transfers: config.payments.transfers },
    theme: { modes: config.theme.modes, defaultMode: config.theme.defaultMode },
    assets: { logoLight: urls[light] ?? '', logoDark: urls[dark] ?? '', mark: urls[mark] ?? '' },
    initial: {
      language,
      ...initialContent(
        content,
        urls,
        (text) => localize(text, language, config.languages.fallback),
        (text) => shownLanguage(text, language, config.languages.fallback),
      ),
    },
  };
};

/** The type of `toSettings`' answer. */
export type SiteSettings = ReturnType<typeof toSettings>;
