import type { RefusalRule } from './refusal-rule.ts';

/** Inviting friends. */
export const referralRefusals = {
  referral_off: { status: 404, meaning: 'Members of this brand do not invite friends.' },
  referral_unknown: { status: 404, meaning: 'There is no such reward for an invited friend.' },
  referral_locked: { status: 409, meaning: 'The reward is still locked.' },
  referral_ended: { status: 409, meaning: 'The reward was taken back, or never given.' },
} satisfies Record<string, RefusalRule>;
