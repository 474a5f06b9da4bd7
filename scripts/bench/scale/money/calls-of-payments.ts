import { createDeposit } from '#api/deposits.ts';
import { requestWithdrawal } from '#api/withdrawals.ts';
import { signBody, SIGNATURE_HEADER } from '#platform/base/messages/signed-message.ts';
import { paymentSecretName } from '#platform/money/payments/provider-secret.ts';
import { sql } from '#platform/base/database/sql.ts';
import { BENCH_CODE } from '../../platform/bench-merchants.ts';
import { drawMember } from '../../platform/pgbench.ts';
import { type CallPlace, PAYMENT_PASSWORD } from './call-place.ts';
import { callOf, inTurn } from './money-call.ts';
import { answeredRow, type MoreCall, passwordWrites, transfersOf } from './more-calls.ts';
import { asOwner, openStock } from './stock.ts';

const SECRET = 'a secret of the benchmark that only it and its servers know';

/** Servers that this process starts from now on believe the provider whose reports are signed here. */
export const shareProviderSecret = (): void => {
  process.env[paymentSecretName(BENCH_CODE, 'sandbox')] = SECRET;
};

/** The least that a bank transfer of the brand brings. */
const DEPOSIT_MINOR = 1_000_000;

/** A member asks for cash to be paid out. */
export const requestWithdrawalCall = async (place: CallPlace): Promise<MoreCall> => {
  const { url, context, bankAccounts } = place;
  const { merchantId, people, currency } = context;
  const next = inTurn(people, (at) => ({
    amountMinor: 1,
    bankAccountId: bankAccounts[at],
    forfeitBonus: false,
    paymentPassword: PAYMENT_PASSWORD,
  }));
  const script = `${drawMember(people)}
${passwordWrites(merchantId)}with made as (insert into withdrawal (merchant_id, member_id, bank_account_id, currency, amount_minor, day)
  select ${merchantId}, :member::bigint, id, '${currency}', 1, current_date from bank_account
    where merchant_id = ${merchantId} and member_id = :member::bigint returning id, bank_account_id
), moved as materialized (
  select t.id from made
    join account c on c.merchant_id = ${merchantId} and c.member_id = :member::bigint and c.kind = 'cash' and c.currency = '${currency}'
    join account l on l.merchant_id = ${merchantId} and l.member_id = :member::bigint and l.kind = 'locked' and l.currency = '${currency}',
    post_transfer(${merchantId}, 'withdrawal', made.id || '-pgbench', 'hash', 'withdrawal', array[c.id, l.id], array[-1, 1],
      made.id::text) t
), used as (update bank_account b set last_used_at = now() from made
  where b.merchant_id = ${merchantId} and b.id = made.bank_account_id
), kept as (${answeredRow(merchantId, ':member::bigint', 'requestWithdrawal')})
select id from moved;
`;
  return {
    ...callOf(requestWithdrawal.path, script, next),
    name: 'requestWithdrawal',
    what: 'requests for withdrawals',
    done: transfersOf('withdrawal'),
    // The queue of a brand is short in life: each answer counts who is before it.
    prepare: () =>
      asOwner(url, async (database) => {
        await sql`update withdrawal set status = 'RECEIVED', closed_at = now() where closed_at is null`.execute(
          database,
        );
      }),
  };
};

/** The columns of a new deposit, from a member's number. */
const newDeposit = (merchantId: number, currency: string, provider: 'bank' | 'sandbox'): string =>
  `insert into deposit (merchant_id, member_id, reference, channel_id, provider, channel, currency, amount_minor, fee_minor,
    state, provider_ref, expires_at)
  select ${merchantId}, member, reference, '${provider === 'bank' ? 'bank-transfer' : 'mobile-wallet'}', '${provider}',
    '{"id": "${provider}", "name": {"en": "${provider}"}}', '${currency}', ${DEPOSIT_MINOR}, 0,
    ${provider === 'bank' ? `'CREATED', null` : `'PENDING', reference`}, now() + interval '1 day'`;

/** A member says that a bank transfer is coming. */
export const createDepositCall = async ({ context }: CallPlace): Promise<MoreCall> => {
  const { merchantId, people, currency } = context;
  const next = inTurn(people, () => ({ channelId: 'bank-transfer', amountMinor: DEPOSIT_MINOR }));
  const script = `${drawMember(people)}
with kept as (${answeredRow(merchantId, ':member::bigint', 'createDeposit')})
${newDeposit(merchantId, currency, 'bank')} from (select :member::bigint as member, 'B-' || gen_random_uuid() as reference) d;
`;
  return {
    ...callOf(`${createDeposit.path}?language=en`, script, next),
    name: 'createDeposit',
    what: 'deposits announced',
    done: 'select count(*)::int as count from deposit',
  };
};

/** A provider says that a deposit was paid. */
export const settleDepositCall = async ({ url, context }: CallPlace): Promise<MoreCall> => {
  const { merchantId, people, currency } = context;
  const first = people[0]?.memberId ?? 0;
  const stock = await openStock(url, {
    sequence: 'bench_deposit',
    make: (database, way, from, to) =>
      sql`${sql.raw(newDeposit(merchantId, currency, 'sandbox'))} from (
        select ${first}::bigint + n % ${people.length} as member, ${`paid-${way}`}::text || n as reference
          from generate_series(${from}::int, ${to}::int) n) d`.execute(database),
  });
  const next = () => {
    const sent = stock.next();
    const reference = `paid-http${sent}`;
    const body = JSON.stringify({
      reference,
      providerRef: reference,
      status: 'settled',
      amountMinor: DEPOSIT_MINOR,
      currency,
    });
    // So many from one address are refused.
    const address = `10.${(sent >> 8) & 255}.${sent & 255}.7`;
    return { body, address, headers: { [SIGNATURE_HEADER]: signBody(SECRET, body) } };
  };
  const script = `with turn as (select nextval('bench_deposit') as n),
paid as (select d.* from turn join deposit d on d.merchant_id = ${merchantId} and d.reference = 'paid-own' || turn.n),
moved as materialized (
  select t.id as transfer_id, d.id, d.member_id from paid d
    join account x on x.merchant_id = ${merchantId} and x.member_id is null and x.kind = 'clearing' and x.currency = '${currency}'
    join account c on c.merchant_id = ${merchantId} and c.member_id = d.member_id and c.kind = 'cash' and c.currency = '${currency}',
    post_transfer(${merchantId}, 'deposit', d.id::text, 'hash', 'deposit', array[x.id, c.id],
      array[-${DEPOSIT_MINOR}, ${DEPOSIT_MINOR}], d.reference) t
), asked as (insert into turnover_item (merchant_id, member_id, kind, ref, amount_minor, required_minor)
  select ${merchantId}, member_id, 'deposit', id::text, ${DEPOSIT_MINOR}, ${DEPOSIT_MINOR} from moved
), told as (insert into inbox_message (merchant_id, member_id, kind, template, values, path)
  select ${merchantId}, member_id, 'deposit', 'depositArrived', '{"amount": {"minor": 1000000, "currency": "${currency}"}}',
    '/transactionHistory' from moved)
update deposit d set state = 'SETTLED', transfer_id = m.transfer_id, ended_at = now(), next_query_at = null
  from moved m where d.merchant_id = ${merchantId} and d.id = m.id;
`;
  return {
    ...callOf(`/pay/callback/sandbox/${BENCH_CODE}`, script, next),
    name: 'settleDeposit',
    what: 'deposits that a provider says were paid',
    done: transfersOf('deposit'),
    prepare: stock.prepare,
  };
};
