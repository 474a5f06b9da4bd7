import { readText } from '#domain/read-text.ts';
import { readFacts } from '../../people/protection/read-facts.ts';
import { findPauseRefusal } from '../../people/protection/find-refusals.ts';
import { isTrial } from '../../people/access/member-types.ts';
import type { RewardSource } from '../bonuses/reward-source.ts';
import { claimGift } from './claim-gift.ts';
import { giftTitle } from './gift-title.ts';
import { readGifts } from './rank-gifts.ts';

/** The gifts of the member's ranks. */
export const rankRewards: RewardSource = {
  kind: 'rankGift',
  list: async (database, merchant, { memberId, language }) => {
    if (!merchant.config.ranks.enabled) return [];
    const now = new Date();
    const facts = await readFacts(database, merchant, memberId);
    if (isTrial(facts.type)) return [];
    const isOnBreak = findPauseRefusal(facts, now) !== null;
    const gifts = await readGifts(database, merchant, memberId, { now, isOnBreak });
    const { currency, languages } = merchant.config;
    return gifts.map(({ gift, occasion, rank, bonusMinor, endsAt, claimedAt }) => ({
      kind: 'rankGift' as const,
      id: gift,
      title: readText(giftTitle(merchant, occasion, rank), language, languages.fallback),
      state: claimedAt ? 'received' : 'claimable',
      amountMinor: bonusMinor > 0 ? bonusMinor : null,
      currency,
      progress: null,
      endsAt: endsAt?.toISOString() ?? null,
      path: '/creditReport',
    }));
  },
  count: async (database, merchant, { memberId, facts }) => {
    if (!merchant.config.ranks.enabled || isTrial(facts.type)) return 0;
    const now = new Date();
    const isOnBreak = findPauseRefusal(facts, now) !== null;
    const gifts = await readGifts(database, merchant, memberId, { now, isOnBreak });
    return gifts.filter(({ claimedAt }) => claimedAt === null).length;
  },
  claim: (tx, { merchant, memberId }, id) => claimGift(tx, merchant, memberId, id),
};
