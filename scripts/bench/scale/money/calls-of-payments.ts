import { createDeposit } from '#api/deposits.ts';
import { requestWithdrawal } from '#api/withdrawals.ts';
import { signBody, SIGNATURE_HEADER } from '#platform/base/messages/signed-message.ts';
import { paymentSecretName } from '#platform/money/payments/provider-secret.ts';
import { sql } from '#platform/base/database/sql.ts';
import { usualDeposit } from '#platform/money/deposits/usual-deposit.ts';
import { limitsByRank } from '#platform/money/ranks/rank-benefits.ts';
import { requiredOf } from '#platform/money/turnover/add-turnover.ts';
import { BENCH_CODE } from '../../platform/bench-merchants.ts';
import { drawMember } from '../../platform/pgbench.ts';
import { type CallPlace, keepGiven, PAYMENT_PASSWORD } from './call-place.ts';
import { callOf, inTurn } from './money-call.ts';
import { askOnce, givenOfDrawn, type MoreCall, passwordWrites, transfersOf } from './more-calls.ts';
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
  const { url, context, merchant, bankAccounts } = place;
  const { merchantId, people, currency } = context;
  const next = inTurn(people, (at) => ({
    amountMinor: 1,
    bankAccountId: bankAccounts[at],
    forfeitBonus: false,
    paymentPassword: PAYMENT_PASSWORD,
  }));
  await keepGiven(place, 'requestWithdrawal', (_database, _person, at) => ({
    amount: 1,
    bankAccount: bankAccounts[at],
    currency,
    zone: merchant.config.timeZone,
    limits: limitsByRank(merchant),
  }));
  const script = `${drawMember(people)}
${passwordWrites(merchantId)}${askOnce(merchantId, 'requestWithdrawal', givenOfDrawn('requestWithdrawal'))}`;
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

/** A member says that a bank transfer is coming. */
export const createDepositCall = async (place: CallPlace): Promise<MoreCall> => {
  const { merchantId, people } = place.context;
  const { merchant } = place;
  const channel = merchant.config.payments.channels.find(({ id }) => id === 'bank-transfer');
  const next = inTurn(people, () => ({ channelId: channel?.id, amountMinor: DEPOSIT_MINOR }));
  await keepGiven(place, 'createDeposit', () =>
    channel ? usualDeposit(merchant, channel, DEPOSIT_MINOR) : null,
  );
  const { from } = givenOfDrawn('createDeposit');
  const ownReference = `(select member, given || jsonb_build_object('reference', gen_random_uuid()) as given from ${from}) d`;
  const script = `${drawMember(people)}
${askOnce(merchantId, 'createDeposit', { from: ownReference })}`;
  return {
    ...callOf(`${createDeposit.path}?language=en`, script, next),
    name: 'createDeposit',
    what: 'deposits announced',
    done: 'select count(*)::int as count from deposit',
  };
};

/** A provider says that a deposit was paid. */
export const settleDepositCall = async ({
  url,
  context,
  merchant,
}: CallPlace): Promise<MoreCall> => {
  const { merchantId, people, currency } = context;
  const first = people[0]?.memberId ?? 0;
  const stock = await openStock(url, {
    sequence: 'bench_deposit',
    make: (database, way, from, to) =>
      sql`insert into deposit (merchant_id, member_id, reference, channel_id, provider, channel, currency, amount_minor,
          fee_minor, state, provider_ref, expires_at)
        select ${merchantId}, ${first}::bigint + n % ${people.length}, reference, 'mobile-wallet', 'sandbox',
            '{"id": "sandbox", "name": {"en": "sandbox"}}', ${currency}, ${DEPOSIT_MINOR}, 0, 'PENDING', reference,
            now() + interval '1 day'
          from generate_series(${from}::int, ${to}::int) n
          cross join lateral (select ${`paid-${way}`}::text || n as reference) r`.execute(database),
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
  const required = requiredOf(merchant, { kind: 'deposit', amountMinor: DEPOSIT_MINOR });
  // Members of the benchmark have no contact: only their inbox tells them.
  const script = `with turn as (select nextval('bench_deposit') as n),
paid as (select d.member_id as member, jsonb_build_object('deposit', d.id, 'amount', ${DEPOSIT_MINOR}, 'currency', '${currency}',
    'providerRef', d.reference, 'required', ${required}, 'contact', null, 'message', null,
    'values', jsonb_build_object('amount', jsonb_build_object('minor', ${DEPOSIT_MINOR}, 'currency', '${currency}'))) as given
  from turn join deposit d on d.merchant_id = ${merchantId} and d.reference = 'paid-own' || turn.n)
${askOnce(merchantId, 'settleDeposit', { from: 'paid', repeats: false })}`;
  return {
    ...callOf(`/pay/callback/sandbox/${BENCH_CODE}`, script, next),
    name: 'settleDeposit',
    what: 'deposits that a provider says were paid',
    done: transfersOf('deposit'),
    prepare: stock.prepare,
  };
};
