/* Generated from every .screen.ts, .popup.ts and .part.ts of src/site by scripts/generate-types.ts. Do not edit. */
/* oxlint-disable */

import { hasReferral } from '../settings/has-part.ts';
import { hasContests, hasMemberTransfers, hasPoints, hasRanks, hasVendorWallets } from '../settings/what-is-on.ts';
import type { MemberPage } from './member-screen.ts';

/** The pages of the member center, in the order of the navigation. */
export const pages = {
  depositv2: {},
  withdraw: {},
  transferFund: { when: hasVendorWallets },
  transferUpline: { when: hasMemberTransfers },
  transactionHistory: {},
  personalHistoryCopy: {},
  personalProfit: {},
  bonusDetails: {},
  rewardCenter: { players: true },
  missionLeaderboard: { players: true, when: hasContests },
  pointMall: { when: hasPoints },
  referral: { players: true, when: hasReferral },
  securityCenter: {},
  limits: {},
  messageV2: {},
  creditReport: { when: hasRanks },
  installGuide: { open: true },
  contactUs: { open: true },
  feedback: {},
} satisfies Record<string, MemberPage>;
