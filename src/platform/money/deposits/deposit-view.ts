import type { DepositState, DepositView } from '#api/deposits.ts';
import { readText } from '#domain/read-text.ts';
import type { Deposit } from '../../base/database/payment-tables.ts';
import type { Context } from '../../base/endpoints/handler.ts';
import { isOpen } from './next-state.ts';

type Reader = Pick<Context, 'merchant' | 'language'>;

/** What of a deposit is shown. */
export type ViewedDeposit = Pick<
  Deposit,
  | 'id'
  | 'reference'
  | 'channelId'
  | 'channel'
  | 'provider'
  | 'currency'
  | 'amountMinor'
  | 'feeMinor'
  | 'state'
  | 'createdAt'
  | 'expiresAt'
  | 'sentAt'
  | 'endedAt'
  | 'payUrl'
  | 'note'
>;

/** A deposit as its member sees it, in the asked language. */
export const viewDeposit = (row: ViewedDeposit, { merchant, language }: Reader): DepositView => {
  const { channel, amountMinor, feeMinor } = row;
  return {
    id: row.id,
    reference: row.reference,
    channelId: row.channelId,
    channelName: readText(channel.name, language, merchant.config.languages.fallback),
    provider: row.provider,
    kind: channel.kind,
    currency: row.currency,
    amountMinor,
    feeMinor,
    creditMinor: amountMinor - feeMinor,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    payUrl: isOpen(row.state) ? row.payUrl : null,
    bankLines: row.provider === 'bank' && isOpen(row.state) ? channel.bankLines : [],
    note: row.note,
  };
};

/**
 * A deposit as its first answer had it, however it has gone on since: a retry answers the same.
 */
export const viewFirst = (row: Deposit, reader: Reader): DepositView => {
  // Only one that the provider never took was answered with its end.
  const declined = row.provider !== 'bank' && row.providerRef === null;
  if (declined) return viewDeposit(row, reader);
  const state: DepositState = row.provider === 'bank' ? 'CREATED' : 'PENDING';
  return viewDeposit({ ...row, state, sentAt: null, endedAt: null, note: null }, reader);
};
