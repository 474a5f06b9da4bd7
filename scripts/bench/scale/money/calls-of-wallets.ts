import { randomUUID } from 'node:crypto';
import { transferFund, uplineTransfer } from '#api/wallet.ts';
import { sql } from '#platform/base/database/sql.ts';
import { usualGift } from '#platform/money/wallets/usual-gift.ts';
import { drawMember } from '../../platform/pgbench.ts';
import { type CallPlace, giversOf, keepGiven, PAYMENT_PASSWORD } from './call-place.ts';
import { callOf, inTurn } from './money-call.ts';
import { askOnce, givenOfDrawn, type MoreCall, passwordWrites, transfersOf } from './more-calls.ts';
import { asOwner } from './stock.ts';

/** What waits in a wallet. */
const FILLED_MINOR = 5;

/** A member brings the money of one vendor's wallet back. */
export const transferFundCall = async (place: CallPlace): Promise<MoreCall> => {
  const { url, context, vendors } = place;
  const { merchantId, people, currency } = context;
  const first = people[0]?.memberId ?? 0;
  await asOwner(url, (database) => sql`create sequence bench_fund`.execute(database));
  let sent = 0;
  const next = () => {
    const { token, address } = people[sent % people.length] ?? { token: '', address: '' };
    // From the last wallet on: pgbench empties them from the first one.
    const vendor =
      vendors[vendors.length - 1 - (Math.floor(sent / people.length) % vendors.length)];
    sent += 1;
    return { token, address, body: { requestId: randomUUID(), vendor } };
  };
  const all = vendors.map((vendor) => `'${vendor}'`).join(',');
  const script = `with turn as (select nextval('bench_fund') - 1 as n),
whose as (select ${first} + n % ${people.length} as member, jsonb_build_object('currency', '${currency}',
  'kind', 'vendor' || chr(58) || (array[${all}])[1 + n / ${people.length} % ${vendors.length}]) as given from turn)
${askOnce(merchantId, 'transferFund', { from: 'whose' })}`;
  return {
    ...callOf(transferFund.path, script, next),
    name: 'transferFund',
    what: 'wallets brought back',
    done: transfersOf('transferFund'),
    prepare: () => fill(place).then(() => void (sent = 0)),
  };
};

/** Every wallet of everybody has money again, and pgbench begins with the first one. */
const fill = ({ url, context, vendors }: CallPlace): Promise<void> =>
  asOwner(url, async (database) => {
    const { merchantId, currency, people } = context;
    await sql`select setval('bench_fund', 1, false)`.execute(database);
    await sql`
      select count(m.transfer_id)
        from unnest(${people.map(({ memberId }) => memberId)}::bigint[]) as whose (id)
        cross join unnest(${vendors.map((vendor) => `vendor:${vendor}`)}::text[]) as wallet (kind)
        cross join lateral move_between_purses(${merchantId}, whose.id, ${currency}, 'cash', wallet.kind,
          ${FILLED_MINOR}, 'fill ' || gen_random_uuid(), 'hash') m
        where not exists (select from account a where a.merchant_id = ${merchantId}
          and a.member_id = whose.id and a.kind = wallet.kind and a.balance > 0)`.execute(database);
  });

/** A member gives one minor unit to the one above. */
export const uplineTransferCall = async (place: CallPlace): Promise<MoreCall> => {
  const { context, merchant } = place;
  const { merchantId } = context;
  const givers = giversOf(context);
  const gift = { kind: 'transfer_upline', amountMinor: 1 } as const;
  await keepGiven(
    place,
    'uplineTransfer',
    (database, { memberId }) =>
      usualGift({ database, merchant, session: { memberId } }, gift, 'upline'),
    givers,
  );
  const next = inTurn(givers, () => ({ amountMinor: 1, paymentPassword: PAYMENT_PASSWORD }));
  const script = `${drawMember(givers)}
${passwordWrites(merchantId)}${askOnce(merchantId, 'uplineTransfer', givenOfDrawn('uplineTransfer'))}`;
  return {
    ...callOf(uplineTransfer.path, script, next),
    name: 'uplineTransfer',
    what: 'gifts to the upline',
    done: transfersOf('transfer_upline'),
  };
};
