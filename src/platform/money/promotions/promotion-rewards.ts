import type { PromotionStanding, PromotionStatus } from '#api/promotions.ts';
import type { RewardState } from '#api/rewards.ts';
import { readText } from '#domain/read-text.ts';
import { sql } from '../../base/database/sql.ts';
import { countRows } from '../bonuses/count-rows.ts';
import type { RewardSource } from '../bonuses/reward-source.ts';
import { askForEntry, claimEntry } from './claim-promotion.ts';
import { readStandings } from './list-promotion-standings.ts';
import { isClaimable } from './promotion-standing.ts';

const states: Record<PromotionStatus, RewardState | null> = {
  claim: 'claimable',
  issued: 'claimable',
  join: 'joinable',
  joined: 'open',
  applying: 'open',
  processing: 'open',
  claimed: 'received',
  rejected: 'ended',
  // What the member never had a part in is no reward.
  closed: null,
  comingSoon: 'open',
};

/** What the member can join or has joined, as rewards: also of promotions that are over. */
export const promotionRewards: RewardSource = {
  kind: 'promotion',
  list: async (database, merchant, { memberId, language }) => {
    const { fallback } = merchant.config.languages;
    const all = await readStandings(database, merchant, memberId);
    return all.flatMap(
      ({ standing: { id, status, reason, amountMinor, currency, dueAt, note }, title }) => {
        const state = reason === 'expired' ? 'ended' : states[status];
        if (!state) return [];
        return {
          kind: 'promotion' as const,
          id,
          title: readText(title, language, fallback),
          state,
          status,
          ...(note !== undefined && { note }),
          amountMinor,
          currency,
          progress: null,
          endsAt: dueAt,
          path: `/promotions#${id}`,
        };
      },
    );
  },
  count: (database, { id }, { memberId, facts }) =>
    countRows(
      database,
      sql`select from promotion_entry where merchant_id = ${id} and member_id = ${memberId}
        and ${isClaimable(facts.ageVerifiedAt !== null)}`,
    ),
  shortly: {
    ask: askForEntry,
    read: (answer) => ({
      // The function's answer has this form.
      amountMinor: (answer as PromotionStanding).amountMinor ?? 0,
      points: 0,
    }),
  },
  claim: async (tx, { merchant, memberId }, id) => {
    const { amountMinor } = await claimEntry(tx, merchant, memberId, id);
    return amountMinor ?? 0;
  },
};
