import type { MoneyNews } from '#api/events.ts';
import { sql } from '../../base/database/sql.ts';
import type { EventSource } from './event-source.ts';
import { type MemberSubscriber, membersOf } from './subscriber.ts';

/** Movements that began longer ago are looked at on their own pages. */
const LOOKBACK_DAYS = 14;

interface Movement {
  merchantId: number;
  memberId: number;
  id: number;
  kind: 'deposit' | 'withdrawal';
  state: string;
  amountMinor: number;
  reference: string;
}

const NEWS: Record<string, MoneyNews> = {
  'deposit completed': 'depositArrived',
  'deposit failed': 'depositFailed',
  'deposit expired': 'depositFailed',
  'withdrawal completed': 'withdrawalPaid',
  'withdrawal returned': 'withdrawalRejected',
};

/** Tells members when a deposit or a withdrawal of theirs has ended while they look on. */
export const createMessageSource = (): EventSource => {
  const known = new WeakMap<MemberSubscriber, Map<number, string>>();
  return async (database, subscribers) => {
    const members = membersOf(subscribers);
    if (members.length === 0) return;
    const { rows } = await sql<Movement>`
      select r.merchant_id, r.member_id, r.id, r.kind, r.state, r.amount_minor, r.reference
        from (select distinct * from unnest(${members.map(({ merchant }) => merchant.id)}::bigint[],
          ${members.map(({ member }) => member.memberId)}::bigint[]) as u (merchant_id, member_id)) m
        join money_record r on r.merchant_id = m.merchant_id and r.member_id = m.member_id
        where r.kind in ('deposit', 'withdrawal')
          and r.at > now() - make_interval(days => ${LOOKBACK_DAYS})`.execute(database);
    const own = Map.groupBy(rows, (row) => `${row.merchantId} ${row.memberId}`);
    for (const subscriber of members) {
      const { merchant, member } = subscriber;
      const movements = own.get(`${merchant.id} ${member.memberId}`) ?? [];
      tell(subscriber, movements, known.get(subscriber));
      known.set(subscriber, new Map(movements.map(({ id, state }) => [id, state])));
    }
  };
};

const tell = (
  { merchant, send }: MemberSubscriber,
  movements: readonly Movement[],
  before: ReadonlyMap<number, string> | undefined,
): void => {
  if (!before) return;
  for (const { id, kind, state, amountMinor, reference } of movements) {
    const news = NEWS[`${kind} ${state}`];
    if (!news || before.get(id) === state) continue;
    send({
      name: 'message',
      data: {
        kind: news,
        amountMinor: Math.abs(amountMinor),
        currency: merchant.config.currency,
        reference,
      },
    });
  }
};
