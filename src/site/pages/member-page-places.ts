import type { IconName } from '#components/Icon/icon-paths.ts';

import type { MemberPageName } from './member-pages.ts';

/** How the pages of the member center are grouped, in their order. */
export const MEMBER_PAGE_GROUPS = ['money', 'records', 'account', 'help'] as const;

/** Where a page stands in the navigation of the member center, and its sign. */
export interface MemberPagePlace {
  group: (typeof MEMBER_PAGE_GROUPS)[number];
  icon: IconName;
}

/** The place of every page of the member center. */
export const memberPagePlaces: Record<MemberPageName, MemberPagePlace> = {
  depositv2: { group: 'money', icon: 'arrowDown' },
  withdraw: { group: 'money', icon: 'arrowUp' },
  transferFund: { group: 'money', icon: 'sort' },
  transferUpline: { group: 'money', icon: 'users' },
  transactionHistory: { group: 'records', icon: 'wallet' },
  personalHistoryCopy: { group: 'records', icon: 'dice' },
  personalProfit: { group: 'records', icon: 'chart' },
  bonusDetails: { group: 'records', icon: 'gift' },
  securityCenter: { group: 'account', icon: 'user' },
  limits: { group: 'account', icon: 'shield' },
  installGuide: { group: 'help', icon: 'phone' },
  contactUs: { group: 'help', icon: 'headset' },
  feedback: { group: 'help', icon: 'chat' },
};
