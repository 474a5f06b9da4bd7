import type { Referral } from '#generated/merchant-config.ts';
import { bonusTitle } from '../bonuses/bonus-title.ts';
import { referralParties, type ReferralStage, referralStages } from '#api/referral.ts';

/** The merchant's rules as they were on the day on which a friend registered. */
export type ReferralTerms = Omit<Referral, 'enabled' | 'text'>;

/** Who is invited by whom. */
export interface ReferralKey {
  merchantId: number;
  friendId: number;
}

/** A referral that is being judged; its row is locked. */
export interface JudgedReferral extends ReferralKey {
  inviterId: number;
  terms: ReferralTerms;
  verifiedAt: Date | null;
  depositedAt: Date | null;
  activeAt: Date | null;
  validMinor: number;
  barred: string | null;
}

/** One reward as the terms promise it. */
export interface PromisedReward {
  party: (typeof referralParties)[number];
  stage: ReferralStage;
  memberId: number;
  amountMinor: number;
}

/** What the stages that a friend has reached bring, to both. */
export const promisedRewards = (referral: JudgedReferral): PromisedReward[] => {
  const { terms, friendId, inviterId } = referral;
  const reached = { verified: 'verifiedAt', deposit: 'depositedAt', active: 'activeAt' } as const;
  return referralStages
    .filter((stage) => referral[reached[stage]] !== null)
    .flatMap((stage) =>
      referralParties.map((party) => ({
        party,
        stage,
        memberId: party === 'inviter' ? inviterId : friendId,
        amountMinor: terms[party][`${stage}Minor`],
      })),
    )
    .filter(({ amountMinor }) => amountMinor > 0);
};

/** What a reward is called, language → text. */
export const titleOfReward = ({
  party,
  stage,
}: Pick<PromisedReward, 'party' | 'stage'>): Record<string, string> =>
  bonusTitle(`referral_${party}_${stage}`);
