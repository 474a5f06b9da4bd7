import type { Settings } from '../settings/settings.ts';

/** What the site knows of a page of the member center before its screen has come. */
export interface MemberPage {
  /** A visitor may open it, too. */
  open?: boolean;
  /** Which brands have it; all when left out. */
  when?: (settings: Settings) => boolean;
}

/*
 * The one list of the member center's pages: the name of each is its address. Its screen stands
 * in member-features.ts and its place in the navigation in member-page-places.ts under the same
 * name; neither is needed by the home page.
 */
const pages = {
  depositv2: {},
  withdraw: {},
  transferFund: { when: ({ payments }) => payments.walletMode === 'transfer' },
  transferUpline: {
    when: ({ payments: { transfers } }) =>
      transfers.permitted && (transfers.upline !== 'nobody' || transfers.downline),
  },
  transactionHistory: {},
  personalHistoryCopy: {},
  personalProfit: {},
  bonusDetails: {},
  securityCenter: {},
  limits: {},
  installGuide: { open: true },
  contactUs: { open: true },
  feedback: {},
} satisfies Record<string, MemberPage>;

/** The name of a page of the member center. */
export type MemberPageName = keyof typeof pages;

/** Every page of the member center by its name. */
export const memberPages: Record<MemberPageName, MemberPage> = pages;

/** The names of all pages, in the order of the navigation within their groups. */
export const memberPageNames = Object.keys(pages) as MemberPageName[];

/** Whether a brand has a page of the member center. */
export const hasMemberPage =
  (name: MemberPageName) =>
  (settings: Settings): boolean =>
    memberPages[name].when?.(settings) ?? true;
