import { agentLinkRefusals } from './agent-link-refusals.ts';
import { agentRefusals } from './agent-refusals.ts';
import { commonRefusals } from './common-refusals.ts';
import { contentRefusals } from './content-refusals.ts';
import { lotteryRefusals } from './lottery-refusals.ts';
import { mallRefusals } from './mall-refusals.ts';
import { memberRefusals } from './member-refusals.ts';
import { moneyRefusals } from './money-refusals.ts';
import { protectionRefusals } from './protection-refusals.ts';
import { referralRefusals } from './referral-refusals.ts';
import { signInRefusals } from './sign-in-refusals.ts';
import { vendorRefusals } from './vendor-refusals.ts';

/** Every code by which the platform refuses a call, with its HTTP status and its meaning. */
export const refusals = {
  ...commonRefusals,
  ...signInRefusals,
  ...memberRefusals,
  ...protectionRefusals,
  ...moneyRefusals,
  ...mallRefusals,
  ...referralRefusals,
  ...agentLinkRefusals,
  ...agentRefusals,
  ...contentRefusals,
  ...lotteryRefusals,
  ...vendorRefusals,
};

/** A code by which the platform refuses a call. */
export type RefusalCode = keyof typeof refusals;
