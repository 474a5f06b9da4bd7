import { sql } from '../../base/database/sql.ts';
import type { EventSource } from './event-source.ts';
import { membersOf } from './subscriber.ts';

/** Ends the streams of sessions that are over; listening alone keeps no session alive. */
export const createSessionSource = (): EventSource => async (database, subscribers) => {
  const members = membersOf(subscribers);
  if (members.length === 0) return;
  const { rows } = await sql<{ merchantId: number; tokenHash: string; seenAt: Date }>`
    select s.merchant_id, s.token_hash, s.seen_at
      from unnest(${members.map(({ merchant }) => merchant.id)}::bigint[],
        ${members.map(({ member }) => member.tokenHash)}::text[]) as m (merchant_id, token_hash)
      join session s on s.merchant_id = m.merchant_id and s.token_hash = m.token_hash
      join member on member.merchant_id = s.merchant_id and member.id = s.member_id
        and member.status = 'active'`.execute(database);
  const seen = new Map(rows.map((row) => [`${row.merchantId} ${row.tokenHash}`, row.seenAt]));
  for (const { merchant, member, send, end } of members) {
    const at = seen.get(`${merchant.id} ${member.tokenHash}`);
    const idleMs = merchant.config.limits.idleMinutes * 60_000;
    if (at && Date.now() - at.getTime() < idleMs) continue;
    send({ name: 'ended', data: {} });
    end();
  }
};
