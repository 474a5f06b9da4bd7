import { type Actor, recordDecision } from '../../base/audit/record-decision.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { moveMoney } from '../../base/ledger/move-money.ts';
import { openHouseAccount } from '../../base/ledger/open-account.ts';

/**
 * Moves money of the house to the brand's guarantee account, from which dividends are paid that an upline does not pay. Who waits
 * for one that the account could not pay is paid at once.
 *
 * @param actor who decided it, for the audit log
 * @returns what is on the account then, in minor units
 */
export const fundGuarantee = (
  database: Database,
  { id, config }: Merchant,
  { amountMinor, key }: { amountMinor: number; key: string },
  actor: Actor,
): Promise<{ balanceMinor: number; replay: boolean }> =>
  database.transaction().execute(async (tx) => {
    // In this order, as who finds a dividend unpaid.
    await sql`select lock_bills(${id})`.execute(tx);
    // Two commands with one key: the second finds what the first has done.
    await sql`select lock_brand(${id}, 'guarantee', false)`.execute(tx);
    const house = await openHouseAccount(tx, id, 'house', config.currency);
    const guarantee = await openHouseAccount(tx, id, 'guarantee', config.currency);
    const { rows: known } = await sql`select from transfer_key where merchant_id = ${id}
      and scope = 'guarantee' and idem_key = ${key}`.execute(tx);
    await moveMoney(tx, {
      merchantId: id,
      scope: 'guarantee',
      key,
      kind: 'guarantee_funded',
      lines: [
        { accountId: house, amountMinor: -amountMinor },
        { accountId: guarantee, amountMinor },
      ],
    });
    if (known.length === 0)
      await recordDecision(tx, {
        ...actor,
        merchantId: id,
        action: 'agent.guarantee',
        subject: `guarantee ${key}`,
        facts: { amountMinor },
      });
    if (config.agents.contracts.guaranteed)
      await sql`select pay_guaranteed(${id}, ${config.currency})`.execute(tx);
    const { rows } = await sql<{
      balanceMinor: number;
    }>`select account_sum(${id}, ${guarantee}) as balance_minor`.execute(tx);
    return { balanceMinor: rows[0]?.balanceMinor ?? 0, replay: known.length > 0 };
  });
