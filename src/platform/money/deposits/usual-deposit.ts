import { depositFeeMinor } from '#domain/deposit-fee.ts';
import type { PaymentChannel } from '#generated/merchant-config.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { makeReference } from './deposit-reference.ts';
import type { ViewedDeposit } from './deposit-view.ts';

/** What `announce_deposit` of the database takes. */
interface UsualDeposit extends Record<string, unknown> {
  reference: string;
  channel: PaymentChannel;
  currency: string;
  amount: number;
  fee: number;
}

/** What `announce_deposit` takes; null where the brand limits what anybody may pay in. */
export const usualDeposit = (
  { config }: Merchant,
  channel: PaymentChannel,
  amountMinor: number,
): UsualDeposit | null => {
  const { ages, currency, payments, protection } = config;
  if (Object.values(protection.caps).some((cap) => cap > 0)) return null;
  return {
    reference: makeReference(),
    channel,
    currency,
    amount: amountMinor,
    fee: depositFeeMinor(amountMinor, channel),
    minutes: channel.expiryMinutes,
    querySeconds: channel.provider === 'bank' ? null : payments.querySeconds,
    most: payments.openDepositsMax,
    proof: protection.ageProof,
    age: ages.minimum,
  };
};

/** A bank transfer that was announced just now: nothing has happened to it yet that would have to be read. */
export const newBankDeposit = (
  { reference, channel, currency, amount, fee }: UsualDeposit,
  { id, createdAt, expiresAt }: { id: number; createdAt: string; expiresAt: string },
): ViewedDeposit => ({
  id,
  reference,
  channelId: channel.id,
  channel,
  provider: channel.provider,
  currency,
  amountMinor: amount,
  feeMinor: fee,
  state: 'CREATED',
  createdAt: new Date(createdAt),
  expiresAt: new Date(expiresAt),
  sentAt: null,
  endedAt: null,
  payUrl: null,
  note: null,
});
