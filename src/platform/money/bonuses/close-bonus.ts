import type { Bonus } from '../../base/database/bet-tables.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { callLedger } from '../../base/ledger/call-ledger.ts';

/** How a bonus ends. */
export type BonusEnd = 'COMPLETED' | 'FORFEITED' | 'EXPIRED' | 'SPENT';

/**
 * Ends the active bonus and empties its account: into cash when it is completed, else back to the
 * house. The next one that waits begins. The member must be locked.
 *
 * @returns what was in the account, in minor units
 */
export const closeBonus = async (
  tx: OpenTransaction,
  { id: merchantId, config }: Merchant,
  { id }: Pick<Bonus, 'id'>,
  end: BonusEnd,
): Promise<number> => {
  const { bonusDays } = config.withdrawals;
  const { leftMinor } = await callLedger(
    tx,
    sql<{ leftMinor: number }>`
      select close_bonus(${merchantId}, ${id}, ${end}, ${bonusDays}) as "leftMinor"`,
  );
  return leftMinor;
};
