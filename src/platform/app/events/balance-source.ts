import { currencyOf } from '../../people/access/member-types.ts';
import { sql } from '../../base/database/sql.ts';
import { readOwnBalance } from '../../money/wallets/read-balance.ts';
import type { EventSource } from './event-source.ts';
import { type MemberSubscriber, membersOf } from './subscriber.ts';

/** Tells members what they have when any of their accounts has changed; at once when they come. */
export const createBalanceSource = (): EventSource => {
  const seen = new WeakMap<MemberSubscriber, number>();
  return async (database, subscribers) => {
    const members = membersOf(subscribers);
    if (members.length === 0) return;
    const { rows } = await sql<{ merchantId: number; memberId: number; moves: number }>`
      select a.merchant_id, a.member_id, sum(a.seq)::bigint as moves
        from unnest(${members.map(({ merchant }) => merchant.id)}::bigint[],
          ${members.map(({ member }) => member.memberId)}::bigint[]) as m (merchant_id, member_id)
        join account a on a.merchant_id = m.merchant_id and a.member_id = m.member_id
        group by 1, 2, m.merchant_id, m.member_id`.execute(database);
    const moves = new Map(rows.map((row) => [`${row.merchantId} ${row.memberId}`, row.moves]));
    for (const subscriber of members) {
      const { merchant, member } = subscriber;
      const now = moves.get(`${merchant.id} ${member.memberId}`);
      if (now === undefined || seen.get(subscriber) === now) continue;
      seen.set(subscriber, now);
      const currency = currencyOf(merchant, member.type);
      const data = await readOwnBalance(database, merchant, member.memberId, currency);
      subscriber.send({ name: 'balance', data });
    }
  };
};
