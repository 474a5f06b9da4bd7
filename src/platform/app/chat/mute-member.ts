import { type Actor, recordDecision } from '../../base/audit/record-decision.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { lockByName } from '../../people/members/change-status.ts';

/** A member who may not write at present. */
export interface Mute {
  username: string;
  until: Date;
  by: string;
  reason: string;
}

/** What became of it. `no_mute`: the member may write. */
export type MuteOutcome = { ok: true } | { ok: false; fault: 'no_member' | 'no_mute' };

/**
 * Lets a member write nothing into the room until a moment; a mute that holds is replaced. What was written stays.
 *
 * @param given.username in any case
 * @param given.until in the future
 */
export const muteMember = (
  database: Database,
  merchantId: number,
  { username, until }: { username: string; until: Date },
  actor: Actor,
): Promise<MuteOutcome> =>
  database.transaction().execute(async (tx) => {
    const member = await lockByName(tx, merchantId, username);
    if (!member) return { ok: false, fault: 'no_member' };
    const mute = { mutedUntil: until, mutedBy: actor.by, reason: actor.reason };
    await tx
      .insertInto('chatMute')
      .values({ merchantId, memberId: member.id, ...mute })
      .onConflict((conflict) =>
        conflict
          .columns(['merchantId', 'memberId'])
          .doUpdateSet({ ...mute, mutedAt: sql<Date>`now()` }),
      )
      .execute();
    await recordDecision(tx, {
      ...actor,
      merchantId,
      action: 'chat.mute',
      subject: `member ${member.id}`,
      facts: { until: until.toISOString() },
    });
    return { ok: true };
  });

/** Lets a member write again before the end of a mute. */
export const unmuteMember = (
  database: Database,
  merchantId: number,
  username: string,
  actor: Actor,
): Promise<MuteOutcome> =>
  database.transaction().execute(async (tx) => {
    const member = await lockByName(tx, merchantId, username);
    if (!member) return { ok: false, fault: 'no_member' };
    const ended = await tx
      .deleteFrom('chatMute')
      .where('merchantId', '=', merchantId)
      .where('memberId', '=', member.id)
      .where('mutedUntil', '>', sql<Date>`now()`)
      .returning('memberId')
      .executeTakeFirst();
    if (!ended) return { ok: false, fault: 'no_mute' };
    await recordDecision(tx, {
      ...actor,
      merchantId,
      action: 'chat.unmute',
      subject: `member ${member.id}`,
    });
    return { ok: true };
  });

/** Who may not write into a brand's room at present; whoever is freed last comes last. */
export const readMutes = async (database: Database, merchantId: number): Promise<Mute[]> => {
  const { rows } = await sql<Mute>`
    select m.username, c.muted_until as until, c.muted_by as by, c.reason from chat_mute c
      join member m on m.merchant_id = c.merchant_id and m.id = c.member_id
      where c.merchant_id = ${merchantId} and c.muted_until > now()
      order by c.muted_until, c.member_id`.execute(database);
  return rows;
};

/** Until when a member may not write; null: it may. */
export const readMutedUntil = async (
  tx: OpenTransaction,
  merchantId: number,
  memberId: number,
): Promise<Date | null> => {
  const row = await tx
    .selectFrom('chatMute')
    .select('mutedUntil')
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', memberId)
    .where('mutedUntil', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.mutedUntil ?? null;
};
