import { createDeposit } from '#api/deposits.ts';
import { depositFeeMinor } from '#domain/deposit-fee.ts';
import type { PaymentChannel } from '#generated/merchant-config.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { type ContextOf, handle, type Refuse, type Context } from '../../base/endpoints/handler.ts';
import type { RefusalOf } from '#api/endpoint.ts';
import { answerShortlyOrOnce } from '../../base/ledger/short-way.ts';
import { lockMember } from '../../people/members/lock-member.ts';
import { findDepositRefusal } from '../../people/protection/find-deposit-refusal.ts';
import { makeReference } from './deposit-reference.ts';
import { viewDeposit, viewFirst } from './deposit-view.ts';
import { readDeposit } from './read-deposit.ts';
import { newBankDeposit, usualDeposit } from './usual-deposit.ts';
import { sql } from '../../base/database/sql.ts';
import { readMemberChannels } from '../ranks/rank-benefits.ts';
import { findProvider } from '../payments/find-provider.ts';
import {
  type OpenedPayment,
  type PaymentProvider,
  ProviderUnreachable,
} from '../payments/payment-provider.ts';
import type { Deposit } from '../../base/database/payment-tables.ts';
import { isOpen } from './next-state.ts';

/** `as it was`: there was nothing to ask. `unreachable`: nothing is known; the same request may be sent again. */
type Submitted = 'as it was' | 'done' | 'unreachable';

/**
 * Asks a deposit's provider to collect, unless it was asked before. No transaction is open
 * meanwhile; two at once are one payment to the provider, which goes by our reference.
 */
const submitDeposit = async (
  context: Pick<Context, 'database' | 'merchant' | 'language' | 'ownUrl'>,
  row: Deposit,
): Promise<Submitted> => {
  const { database, merchant } = context;
  const provider = findProvider(row.provider, { database, merchant, ownUrl: context.ownUrl() });
  if (!provider || !isOpen(row.state) || row.payUrl || row.expiresAt <= new Date())
    return 'as it was';
  const opened = await ask(provider, row, context);
  if (opened === 'unreachable') return opened;
  await database
    .updateTable('deposit')
    .set(opened ? { state: 'PENDING', ...opened } : { state: 'FAILED', endedAt: sql`now()` })
    .where('merchantId', '=', merchant.id)
    .where('id', '=', row.id)
    .where('state', 'in', ['CREATED', 'PENDING'])
    .execute();
  return 'done';
};

const ask = async (
  provider: PaymentProvider,
  { id, reference, amountMinor, currency, expiresAt }: Deposit,
  { merchant, language }: Pick<Context, 'merchant' | 'language'>,
): Promise<OpenedPayment | null | 'unreachable'> => {
  try {
    return await provider.create({
      reference,
      amountMinor,
      currency,
      expiresAt,
      language,
      payee: merchant.config.brand.name,
      returnUrl: `/depositv2?deposit=${id}`,
    });
  } catch (error) {
    if (error instanceof ProviderUnreachable) return 'unreachable';
    throw error;
  }
};

type Refusing = Refuse<RefusalOf<typeof createDeposit>>;

/**
 * Writes the deposit down, and only then asks the provider to collect: what the provider knows is
 * in our books, whenever this is cut off. The same request again answers the same deposit.
 */
export const createDepositHandler = handle(createDeposit, async (input, context, refuse) => {
  const { channelId, amountMinor, requestId } = input;
  const { database, merchant } = context;
  const channels = await readMemberChannels(database, merchant, context.session.memberId);
  const channel = channels.find(({ id }) => id === channelId);
  if (!channel) return refuse('channel_unavailable');
  refuseAmount(amountMinor, channel, refuse);
  const given = usualDeposit(merchant, channel, amountMinor);
  const made = await answerShortlyOrOnce<Made>(
    context,
    { scope: createDeposit.name, requestId, input: { channelId, amountMinor }, given },
    (tx) => writeDeposit(tx, context, { channel, amountMinor }, refuse),
  );
  const { id } = made;
  if (given && made.fresh && channel.provider === 'bank')
    return viewDeposit(newBankDeposit(given, { id, ...made.fresh }), context);
  const row = await readDeposit(database, merchant.id, { id });
  const submitted = await submitDeposit(context, row);
  if (submitted === 'unreachable') return refuse('provider_unavailable');
  const after = submitted === 'done' ? await readDeposit(database, merchant.id, { id }) : row;
  return viewFirst(after, context);
});

/** The channel's limits, also where a fee would leave nothing. */
const refuseAmount = (amountMinor: number, channel: PaymentChannel, refuse: Refusing): void => {
  const { minimumMinor: min, maximumMinor: max } = channel;
  if (
    amountMinor >= min &&
    amountMinor <= max &&
    depositFeeMinor(amountMinor, channel) < amountMinor
  )
    return;
  refuse('invalid_input', { fieldErrors: [{ field: 'amountMinor', rule: 'range', min, max }] });
};

/** What was written down; `fresh` where `announce_deposit` has written it just now. */
interface Made {
  id: number;
  /** Instants in ISO 8601. */
  fresh?: { createdAt: string; expiresAt: string };
}

/** Under the member's lock, so that limits and the number of open deposits hold for all at once. */
const writeDeposit = async (
  tx: OpenTransaction,
  { merchant, session }: ContextOf<typeof createDeposit>,
  { channel, amountMinor }: { channel: PaymentChannel; amountMinor: number },
  refuse: Refusing,
): Promise<{ id: number }> => {
  const { memberId } = session;
  const { openDepositsMax, querySeconds } = merchant.config.payments;
  await lockMember(tx, merchant.id, memberId);
  const { open } = await tx
    .selectFrom('deposit')
    .select((has) => has.fn.countAll<number>().as('open'))
    .where('merchantId', '=', merchant.id)
    .where('memberId', '=', memberId)
    .where('state', 'in', ['CREATED', 'PENDING'])
    .executeTakeFirstOrThrow();
  if (open >= openDepositsMax)
    return refuse('too_many_open_deposits', { details: { most: openDepositsMax } });
  const protectedBy = await findDepositRefusal(tx, merchant, memberId, amountMinor);
  if (protectedBy) return refuse(protectedBy.code, protectedBy);
  const isBank = channel.provider === 'bank';
  return tx
    .insertInto('deposit')
    .values({
      merchantId: merchant.id,
      memberId,
      reference: makeReference(),
      channelId: channel.id,
      provider: channel.provider,
      channel: JSON.stringify(channel),
      currency: merchant.config.currency,
      amountMinor,
      feeMinor: depositFeeMinor(amountMinor, channel),
      expiresAt: new Date(Date.now() + channel.expiryMinutes * 60_000),
      nextQueryAt: isBank ? null : new Date(Date.now() + querySeconds * 1000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
};
