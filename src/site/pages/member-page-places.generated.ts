/* Generated from every .screen.ts, .popup.ts and .part.ts of src/site by scripts/generate-types.ts. Do not edit. */
/* oxlint-disable */

import type { pages } from './member-pages.generated.ts';
import type { MemberPagePlace } from './member-screen.ts';

/** The place of every page of the member center. */
export const memberPagePlaces: Record<keyof typeof pages, MemberPagePlace> = {
  depositv2: { group: 'money', icon: 'arrowDown' },
  withdraw: { group: 'money', icon: 'arrowUp' },
  transferFund: { group: 'money', icon: 'sort' },
  transferUpline: { group: 'money', icon: 'users' },
  transactionHistory: { group: 'records', icon: 'wallet' },
  personalHistoryCopy: { group: 'records', icon: 'dice' },
  personalProfit: { group: 'records', icon: 'chart' },
  bonusDetails: { group: 'records', icon: 'gift' },
  rewardCenter: { group: 'records', icon: 'star' },
  missionLeaderboard: { group: 'records', icon: 'trophy' },
  referral: { group: 'records', icon: 'users' },
  securityCenter: { group: 'account', icon: 'user' },
  limits: { group: 'account', icon: 'shield' },
  messageV2: { group: 'account', icon: 'mail' },
  creditReport: { group: 'account', icon: 'crown' },
  installGuide: { group: 'help', icon: 'phone' },
  contactUs: { group: 'help', icon: 'headset' },
  feedback: { group: 'help', icon: 'chat' },
};
