import { agentDownline } from '#api/agents.ts';
import type { ValueOf } from '#api/endpoint.ts';
import { transferOptions } from '#api/wallet.ts';

import { amountError, type AmountErrors } from '../../money/amount-errors.ts';
import { memberQuery } from '../../remote/member-query.ts';

/** What may be transferred, to whom and how much. */
export type TransferOptions = ValueOf<typeof transferOptions>;

/** To whom money goes. */
export type Recipient = 'upline' | 'downline';

/** What the form holds. */
export interface PersonTransferValues {
  /** The downline's account; empty for the upline, who is known. */
  account: string;
  amountMinor: number | null;
  paymentPassword: string;
}

/** The member's options. */
export const transferOptionsQuery = memberQuery(transferOptions);

/** The downline whom a link has named. */
export const namedDownlineQuery = memberQuery(agentDownline);

/** To whom this member may transfer. */
export const recipientsOf = ({
  upline,
  downline,
}: Pick<TransferOptions, 'upline' | 'downline'>): Recipient[] => [
  ...(upline ? (['upline'] as const) : []),
  ...(downline ? (['downline'] as const) : []),
];

/** What is wrong with a transfer, by field. */
export const personTransferErrors = (
  { account, amountMinor, paymentPassword }: PersonTransferValues,
  recipient: Recipient,
  options: Pick<TransferOptions, 'minimumMinor' | 'maximumMinor' | 'cashMinor'>,
): AmountErrors => ({
  account: recipient === 'downline' && account.trim() === '' ? 'required' : undefined,
  amountMinor: amountError(amountMinor, { ...options, thereMinor: options.cashMinor }),
  paymentPassword: paymentPassword === '' ? 'required' : undefined,
});
