import { freezeTransfers } from '#api/agents.ts';
import { recordDecision } from '../../base/audit/record-decision.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { handle, Refusal } from '../../base/endpoints/handler.ts';
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

/** Whether one of two accounts is above the other now. */
const isAbove = (above: ReturnType<typeof sql>, below: ReturnType<typeof sql>) => sql<boolean>`
  exists (select from downline d where d.merchant_id = f.merchant_id and d.ancestor_id = ${above}
    and d.member_id = ${below} and d.until is null)`;

/**
 * A freeze of somebody further down, or who is above the member no more, becomes that of who asks for it now: whoever was stopped
 * is not freed by the former.
 */
const freeze = async (
  tx: OpenTransaction,
  { merchantId, memberId, by }: Change,
): Promise<boolean> => {
  const { rows } = await sql`
    insert into transfer_freeze as f (merchant_id, member_id, frozen_by)
      values (${merchantId}, ${memberId}, ${by})
      on conflict (merchant_id, member_id) where freed_at is null do update set frozen_by = excluded.frozen_by
        where ${isAbove(sql`excluded.frozen_by`, sql`f.frozen_by`)}
          or not ${isAbove(sql`f.frozen_by`, sql`f.member_id`)}
      returning 1`.execute(tx);
  return rows.length > 0;
};

/** @throws {Refusal} `frozen_above` when somebody above the one who frees has stopped the transfers, and is still there */
const free = async (
  tx: OpenTransaction,
  { merchantId, memberId, by }: Change,
): Promise<boolean> => {
  const { rows } = await sql<{ isByAbove: boolean }>`
    select m.status = 'active' and ${isAbove(sql`f.frozen_by`, sql`${by}`)} as is_by_above
      from transfer_freeze f
      join member m on m.merchant_id = f.merchant_id and m.id = f.frozen_by
      where f.merchant_id = ${merchantId} and f.member_id = ${memberId} and f.freed_at is null`.execute(
    tx,
  );
  const [found] = rows;
  if (!found) return false;
  if (found.isByAbove) throw new Refusal('frozen_above');
  await tx
    .updateTable('transferFreeze')
    .set({ freedAt: sql`clock_timestamp()`, freedBy: by })
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', memberId)
    .where('freedAt', 'is', null)
    .execute();
  return true;
};
