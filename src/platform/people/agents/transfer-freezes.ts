import { freezeTransfers } from '#api/agents.ts';
import { recordDecision } from '../../base/audit/record-decision.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { lockTree } from '../access/lock-tree.ts';
import { lockMember } from '../members/lock-member.ts';
import { requireDownline } from './require-downline.ts';
import { requireRight } from './require-right.ts';

/** Since when the transfers of somebody are stopped; null: they are not. */
export const readTransferFreeze = async (
  database: Database | OpenTransaction,
  merchantId: number,
  memberId: number,
): Promise<Date | null> => {
  const row = await database
    .selectFrom('transferFreeze')
    .select('frozenAt')
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', memberId)
    .where('freedAt', 'is', null)
    .executeTakeFirst();
  return row?.frozenAt ?? null;
};

/** Whether somebody above has stopped the transfers of somebody. */
export const areTransfersFrozen = async (
  database: Database | OpenTransaction,
  merchantId: number,
  memberId: number,
): Promise<boolean> => (await readTransferFreeze(database, merchantId, memberId)) !== null;

/** Stops the transfers of somebody below to others, or lets them go on. */
export const freezeTransfersHandler = handle(
  freezeTransfers,
  async ({ memberId, frozen }, context) => {
    const { database, merchant, session } = context;
    requireRight(context, 'moveTeamMoney');
    return database.transaction().execute(async (tx) => {
      await lockTree(tx, merchant.id, 'together');
      await requireDownline({ database: tx, merchant, session }, memberId);
      // A transfer of the member that has begun ends first.
      await lockMember(tx, merchant.id, memberId);
      const change = { merchantId: merchant.id, memberId, by: session.memberId };
      const changed = frozen ? await freeze(tx, change) : await free(tx, change);
      if (changed)
        await recordDecision(tx, {
          merchantId: merchant.id,
          action: frozen ? 'agent.freeze-transfers' : 'agent.free-transfers',
          subject: `member ${memberId}`,
          by: `member ${session.memberId}`,
          reason: 'an agent above decided it',
        });
      const at = await readTransferFreeze(tx, merchant.id, memberId);
      return { memberId, transfersFrozenAt: at?.toISOString() ?? null };
    });
  },
);

interface Change {
  merchantId: number;
  memberId: number;
  by: number;
}

const freeze = async (
  tx: OpenTransaction,
  { merchantId, memberId, by }: Change,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('transferFreeze')
    .values({ merchantId, memberId, frozenBy: by })
    .onConflict((conflict) =>
      conflict.columns(['merchantId', 'memberId']).where('freedAt', 'is', null).doNothing(),
    )
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
};

const free = async (
  tx: OpenTransaction,
  { merchantId, memberId, by }: Change,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('transferFreeze')
    .set({ freedAt: sql`clock_timestamp()`, freedBy: by })
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', memberId)
    .where('freedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};
