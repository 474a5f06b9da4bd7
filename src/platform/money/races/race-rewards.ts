import type { RewardState } from '#api/rewards.ts';
import { readText } from '#domain/read-text.ts';
import { sql } from '../../base/database/sql.ts';
import { Refusal } from '../../base/endpoints/handler.ts';
import { countRows } from '../bonuses/count-rows.ts';
import type { RewardSource } from '../bonuses/reward-source.ts';
import { claimPrize } from './claim-prize.ts';
import { type Prize, readPrizes } from './read-prizes.ts';

const states = {
  CLAIMABLE: 'claimable',
  PAID: 'received',
  EXPIRED: 'ended',
} as const satisfies Record<Prize['state'], RewardState>;

/** Prizes of races: cash that was paid, and bonuses to claim. */
export const raceRewards: RewardSource = {
  kind: 'race',
  list: async (database, merchant, { memberId, language }) => {
    const prizes = await readPrizes(database, merchant.id, memberId);
    return prizes.map(
      ({ raceId, promotionId, title, currency, amountMinor, state, claimUntil }) => ({
        kind: 'race' as const,
        id: String(raceId),
        title: readText(title, language, merchant.config.languages.fallback),
        state: states[state],
        amountMinor,
        currency,
        progress: null,
        endsAt: state === 'CLAIMABLE' ? (claimUntil?.toISOString() ?? null) : null,
        path: `/promotions#${promotionId}`,
      }),
    );
  },
  count: (database, { id }, { memberId }) =>
    countRows(
      database,
      sql`select from race_prize
        where merchant_id = ${id} and member_id = ${memberId} and state = 'CLAIMABLE'`,
    ),
  claim: (tx, claimant, id) => {
    if (!/^[1-9]\d{0,14}$/.test(id)) throw new Refusal('promotion_unknown');
    return claimPrize(tx, claimant, Number(id));
  },
};
