import type { OpenedDatabase } from '#platform/base/database/open-database.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { BenchContext } from '../../platform/make-bench-context.ts';
import { analyze } from '../../play/analyze.ts';
import { type CallPlace, openCallPlace } from './call-place.ts';
import {
  createDepositCall,
  requestWithdrawalCall,
  settleDepositCall,
} from './calls-of-payments.ts';
import { moveCommissionCall, payAgentBillCall } from './calls-of-agents.ts';
import {
  claimAllRewardsCall,
  claimPromotionCall,
  claimRewardCall,
  forfeitBonusCall,
} from './calls-of-bonuses.ts';
import { redeemItemCall } from './calls-of-mall.ts';
import { claimMissionCall, convertPointsCall } from './calls-of-points.ts';
import { jackpotCall, rollbackCall } from './calls-of-vendors.ts';
import { transferFundCall, uplineTransferCall } from './calls-of-wallets.ts';
import { type MoreCall, type MoreCallName, moreCallNames } from './more-calls.ts';
import { asOwner } from './stock.ts';

const OPEN: Record<MoreCallName, (place: CallPlace) => Promise<MoreCall>> = {
  rollback: rollbackCall,
  transferFund: transferFundCall,
  uplineTransfer: uplineTransferCall,
  requestWithdrawal: requestWithdrawalCall,
  createDeposit: createDepositCall,
  settleDeposit: settleDepositCall,
  claimMission: claimMissionCall,
  convertPoints: convertPointsCall,
  claimPromotion: claimPromotionCall,
  claimReward: claimRewardCall,
  claimAllRewards: claimAllRewardsCall,
  forfeitBonus: forfeitBonusCall,
  redeemItem: redeemItemCall,
  moveCommission: moveCommissionCall,
  payAgentBill: payAgentBillCall,
  vendorJackpot: jackpotCall,
};

/** `all`, or those that are named, in the order of the list. */
const chosen = (names: readonly string[]): MoreCallName[] =>
  moreCallNames.filter((name) => names.includes('all') || names.includes(name));

/** Opens the other calls that are asked for, with everything that they need. */
export const openCalls = async (
  { url }: OpenedDatabase,
  context: BenchContext,
  names: readonly string[],
): Promise<MoreCall[]> => {
  const wanted = chosen(names);
  if (wanted.length === 0) return [];
  const place = await openCallPlace(url, context);
  const calls: MoreCall[] = [];
  for (const name of wanted) {
    const call = await OPEN[name](place);
    calls.push({
      ...call,
      prepare: async (most) => {
        await endWhatIsOpen(url);
        await call.prepare?.(most);
        await analyze(url);
      },
    });
  }
  return calls;
};

/** What one measurement leaves open would stand against the next one's calls, or be counted by each of them. */
const endWhatIsOpen = (url: string): Promise<void> =>
  asOwner(url, (owner) =>
    owner.transaction().execute(async (database) => {
      // Requests of the last measurement may be at work still.
      await sql`select count(*) from (select from member order by id for no key update) m`.execute(
        database,
      );
      await sql`update turnover_item set status = 'done', closed_at = now() where status = 'open'`.execute(
        database,
      );
      await sql`update bonus set status = 'FORFEITED', closed_at = now() where status = 'WAITING'`.execute(
        database,
      );
      await sql`select count(close_bonus(merchant_id, id, 'FORFEITED', 30)) from bonus where status = 'ACTIVE'`.execute(
        database,
      );
      await sql`update deposit set state = 'EXPIRED', ended_at = now() where state = 'CREATED'`.execute(
        database,
      );
    }),
  );
