import type { IconName } from '#components/Icon/icon-paths.ts';

import type { Settings } from './settings/settings.ts';

/** How the pages of the member centre are grouped, in their order. */
export const MEMBER_PAGE_GROUPS = ['money', 'records', 'account', 'help'] as const;

/** What the site knows of a page of the member centre before its screen has come. */
export interface MemberPage {
  group: (typeof MEMBER_PAGE_GROUPS)[number];
  icon: IconName;
  /** A visitor may open it, too. */
  open?: boolean;
  /** Which brands have it; all when left out. */
  when?: (settings: Settings) => boolean;
}

/*
 * The one list of the member centre's pages: the name of each is its address. Its screen stands
 * in member-features.ts under the same name.
 */
const pages = {
  depositv2: { group: 'money', icon: 'arrowDown' },
  withdraw: { group: 'money', icon: 'arrowUp' },
  transferFund: {
    group: 'money',
    icon: 'sort',
    when: ({ payments }) => payments.walletMode === 'transfer',
  },
  transferUpline: {
    group: 'money',
    icon: 'users',
    when: ({ payments: { transfers } }) =>
      transfers.permitted && (transfers.upline !== 'nobody' || transfers.downline),
  },
  transactionHistory: { group: 'records', icon: 'wallet' },
  personalHistoryCopy: { group: 'records', icon: 'dice' },
  personalProfit: { group: 'records', icon: 'chart' },
  bonusDetails: { group: 'records', icon: 'gift' },
  securityCenter: { group: 'account', icon: 'user' },
  limits: { group: 'account', icon: 'shield' },
  installGuide: { group: 'help', icon: 'phone', open: true },
  contactUs: { group: 'help', icon: 'headset', open: true },
  feedback: { group: 'help', icon: 'chat' },
} satisfies Record<string, MemberPage>;

/** The name of a page of the member centre. */
export type MemberPageName = keyof typeof pages;

/** Every page of the member centre by its name. */
export const memberPages: Record<MemberPageName, MemberPage> = pages;

/** The names of all pages, in the order of the navigation within their groups. */
export const memberPageNames = Object.keys(pages) as MemberPageName[];

/** Whether a brand has a page of the member centre. */
export const hasMemberPage =
  (name: MemberPageName) =>
  (settings: Settings): boolean =>
    memberPages[name].when?.(settings) ?? true;
