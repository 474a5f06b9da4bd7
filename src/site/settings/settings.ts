import type { HomeBanner, Notice, Promotion } from '#api/announcements.ts';
import type { LanguageCode, MerchantConfig } from '#generated/merchant-config.ts';

/** What of a merchant's file reaches the browser as it stands. */
type FromConfig = Pick<
  MerchantConfig,
  | 'code'
  | 'site'
  | 'analytics'
  | 'flags'
  | 'languages'
  | 'currency'
  | 'timeZone'
  | 'resources'
  | 'registerFields'
  | 'gameLists'
  | 'limits'
  | 'categories'
  | 'home'
  | 'layout'
  | 'ages'
>;

/** One brand's answers, as its own settings module hands them to the shared site. */
export interface Settings extends FromConfig {
  /** What it says of itself; its pictures are among `assets`. */
  brand: Omit<MerchantConfig['brand'], 'logo' | 'favicon'>;
  /** What the footer says of it. */
  licence: Omit<MerchantConfig['licence'], 'jurisdiction'>;
  /** What the ticker begins with, and its waits. */
  jackpot: Pick<MerchantConfig['jackpot'], 'startMinMinor' | 'everySeconds'>;
  /** Whether there is a chat room; the rest is answered with it. */
  chat: Pick<MerchantConfig['chat'], 'enabled'>;
  /** Which lottery page the navigation opens first. */
  lottery: Pick<MerchantConfig['lottery'], 'type'>;
  /** What a page itself does; the rest is the platform's matter. */
  security: Pick<
    MerchantConfig['security'],
    'encryptCalls' | 'sliderOnSms' | 'sliderOnLogin' | 'sliderOnRegister'
  >;
  /** The ways to sign in that a page offers, and the profile that it shows. */
  signIn: Pick<
    MerchantConfig['signIn'],
    'providersOpenAccounts' | 'passkeys' | 'profileFields' | 'profileTextMaxLength'
  > & { providers: Pick<MerchantConfig['signIn']['providers'][number], 'id' | 'kind' | 'name'>[] };
  /** What a bank account is added with. */
  withdrawals: Pick<
    MerchantConfig['withdrawals'],
    'banks' | 'accountNumberMinLength' | 'accountNumberMaxLength'
  >;
  /** What safer play offers; its caps come with the member's own limits. */
  protection: Pick<
    MerchantConfig['protection'],
    | 'ageProof'
    | 'increaseWaitHours'
    | 'coolOffHours'
    | 'selfExclusionMonths'
    | 'realityCheckMinutes'
    | 'realityCheckChoices'
  >;
  /** The channels are not among them: members ask the platform for those. */
  payments: Pick<MerchantConfig['payments'], 'walletMode' | 'transfers'>;
  theme: { modes: ('light' | 'dark')[]; defaultMode: 'light' | 'dark' | 'system' };
  /** Addresses of the hashed brand pictures. */
  assets: { logoLight: string; logoDark: string; mark: string };
  /** What the prerendered home page shows, in `language`; the platform answers the same later. */
  initial: {
    language: LanguageCode;
    banners: HomeBanner[];
    notices: Notice[];
    promotions: Promotion[];
  };
}
