/* Generated from schema/ by scripts/generate-types.ts. Do not edit. */
/* oxlint-disable */

import type { MerchantConfig } from './merchant-config.ts';

/** The settings that reach the browser, each with what it may decide there. */
export const browserSettings = {
  code: 'text',
  brand: {
    name: 'text',
    legalName: 'text',
    slogan: 'text',
    description: 'text',
  },
  licence: {
    authority: 'text',
    licensee: 'text',
    number: 'text',
    url: 'text',
    text: 'text',
    helpline: 'text',
  },
  site: 'text',
  navigation: 'home',
  pages: 'home',
  analytics: 'text',
  flags: {
    USERNAMEREG3: 'home',
    MOBILENUMREG3: 'home',
    DIRECTREG3: 'home',
    REGMOBVERF3: 'parts',
    MOBILENUMPASSREG3: 'parts',
    MOBILEVERCODELOGIN3: 'parts',
    FREEPLAY3: 'home',
    PWDEXPFORCECHANGE3: 'parts',
    AGENTPOLICY3: 'home',
    CHNGPASSVERIF3: 'parts',
  },
  languages: {
    list: 'home',
    default: 'home',
    fallback: 'home',
    aliases: 'parts',
  },
  currency: 'home',
  timeZone: 'home',
  lottery: {
    type: 'home',
  },
  resources: 'text',
  registerFields: 'parts',
  gameLists: 'parts',
  limits: 'home',
  security: {
    sliderOnSms: 'parts',
    sliderOnLogin: 'parts',
    sliderOnRegister: 'parts',
    encryptCalls: 'parts',
  },
  signIn: {
    providers: [{
      id: 'parts',
      kind: 'parts',
      name: 'parts',
    }],
    providersOpenAccounts: 'parts',
    passkeys: 'parts',
    profileFields: 'parts',
    profileTextMaxLength: 'parts',
  },
  payments: {
    walletMode: 'home',
    transfers: 'home',
  },
  withdrawals: {
    banks: 'parts',
    accountNumberMinLength: 'parts',
    accountNumberMaxLength: 'parts',
  },
  protection: {
    ageProof: 'parts',
    increaseWaitHours: 'parts',
    coolOffHours: 'parts',
    selfExclusionMonths: 'parts',
    realityCheckMinutes: 'parts',
    realityCheckChoices: 'parts',
  },
  jackpot: {
    startMinMinor: 'home',
    everySeconds: 'home',
  },
  chat: {
    enabled: 'home',
  },
  referral: {
    enabled: 'home',
  },
  categories: 'home',
  points: {
    enabled: 'home',
  },
  ranks: {
    enabled: 'home',
  },
  home: 'home',
  layout: 'home',
  theme: {
    modes: 'home',
    defaultMode: 'home',
  },
  ages: 'home',
} as const;

type Shown<Value, Tree> = Tree extends string
  ? Value
  : Tree extends readonly [infer Inner]
    ? Value extends readonly (infer Item)[]
      ? Shown<Item, Inner>[]
      : never
    : { [Name in keyof Tree & keyof Value]: Shown<Value[Name], Tree[Name]> };

/** What of a merchant's file reaches the browser. */
export type BrowserSettings = Shown<MerchantConfig, typeof browserSettings>;
