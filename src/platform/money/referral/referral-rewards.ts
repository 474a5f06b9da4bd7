import type { RewardState } from '#api/rewards.ts';
import { readText } from '#domain/read-text.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { type Merchant, Refusal } from '../../base/endpoints/handler.ts';
import { grantBonus } from '../bonuses/grant-bonus.ts';
import { countRows } from '../bonuses/count-rows.ts';
import type { RewardSource } from '../bonuses/reward-source.ts';
import { type PromisedReward, titleOfReward } from './referral-terms.ts';

const states = {
  LOCKED: 'open',
  CLAIMABLE: 'claimable',
  CLAIMED: 'received',
  CANCELLED: 'ended',
} satisfies Record<string, RewardState>;

interface ToldReward extends Pick<PromisedReward, 'party' | 'stage'> {
  id: number;
  amountMinor: number;
  state: keyof typeof states;
}

/** What is told beside what can be claimed, the newest first. */
const MOST_TOLD = 200;

/** What invited friends have brought to the member, and what being invited has. */
export const referralRewards: RewardSource = {
  kind: 'referral',
  list: async (database, merchant, { memberId, language }) => {
    const { currency, languages } = merchant.config;
    const { rows } = await sql<ToldReward>`
      select id, party, stage, amount_minor, state from referral_reward
        where merchant_id = ${merchant.id} and member_id = ${memberId} and state = 'CLAIMABLE'
      union all
      (select id, party, stage, amount_minor, state from referral_reward
        where merchant_id = ${merchant.id} and member_id = ${memberId} and state <> 'CLAIMABLE'
        order by id desc limit ${MOST_TOLD})
      order by id desc`.execute(database);
    return rows.map(({ id, party, stage, amountMinor, state }) => ({
      kind: 'referral',
      id: String(id),
      title: readText(titleOfReward({ party, stage }), language, languages.fallback),
      state: states[state],
      amountMinor,
      currency,
      progress: null,
      endsAt: null,
      path: '/referral',
    }));
  },
  count: (database, { id }, { memberId }) =>
    countRows(
      database,
      sql`select from referral_reward where merchant_id = ${id} and member_id = ${memberId}
        and state = 'CLAIMABLE'`,
    ),
  claim: (tx, { merchant, memberId }, id) => claimReferral(tx, merchant, memberId, id),
};

/** @throws {Refusal} `referral_unknown`, `referral_locked`, `referral_ended` */
async function claimReferral(
  tx: OpenTransaction,
  merchant: Merchant,
  memberId: number,
  id: string,
): Promise<number> {
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new Refusal('referral_unknown');
  const row = await tx
    .selectFrom('referralReward')
    .select(['party', 'stage', 'amountMinor', 'turnover', 'state'])
    .where('merchantId', '=', merchant.id)
    .where('memberId', '=', memberId)
    .where('id', '=', Number(id))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal('referral_unknown');
  const { party, stage, amountMinor, turnover, state } = row;
  if (state === 'CLAIMED') return amountMinor;
  if (state === 'LOCKED') throw new Refusal('referral_locked');
  if (state === 'CANCELLED') throw new Refusal('referral_ended');
  const granted = await grantBonus(tx, merchant, {
    memberId,
    amountMinor,
    key: `referral ${id}`,
    title: titleOfReward({ party, stage }),
    turnover,
  });
  if (!granted.ok) throw new Error(`referral ${id} of member ${memberId}: ${granted.code}`);
  await tx
    .updateTable('referralReward')
    .set({ state: 'CLAIMED', bonusId: granted.id, endedAt: new Date() })
    .where('merchantId', '=', merchant.id)
    .where('id', '=', Number(id))
    .execute();
  return amountMinor;
}
