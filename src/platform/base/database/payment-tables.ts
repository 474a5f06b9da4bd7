import type { ColumnType, Generated, Selectable } from 'kysely';
import type { PaymentChannel } from '#generated/merchant-config.ts';

/** Written by the database itself unless given. */
type WrittenMoment = ColumnType<Date, Date | undefined, Date>;

/** Null unless given. */
type Missing<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

interface DepositTable {
  merchantId: number;
  id: Generated<number>;
  memberId: number;
  /** Shown to the player, carried by the bank transfer, and the provider's key. */
  reference: string;
  channelId: string;
  provider: PaymentChannel['provider'];
  /** The channel as it was offered. */
  channel: ColumnType<PaymentChannel, string, string>;
  currency: string;
  amountMinor: number;
  feeMinor: number;
  state: Generated<'CREATED' | 'PENDING' | 'SETTLED' | 'FAILED' | 'EXPIRED' | 'REFUNDED'>;
  providerRef: Missing<string>;
  payUrl: Missing<string>;
  payerName: Missing<string>;
  sentAt: Missing<Date>;
  /** Why it failed, for the player. */
  note: Missing<string>;
  /** What is wrong with it, for who operates the platform. */
  problem: Missing<string>;
  returnDue: Generated<boolean>;
  /** The transfer that credited it. */
  transferId: Missing<number>;
  /** The transfer that took it back. */
  refundId: Missing<number>;
  shortfallMinor: Generated<number>;
  createdAt: WrittenMoment;
  expiresAt: Date;
  endedAt: Missing<Date>;
  nextQueryAt: Missing<Date>;
  queries: Generated<number>;
}

/** One deposit as it is stored. */
export type Deposit = Selectable<DepositTable>;

interface ProviderSecretTable {
  merchantId: number;
  provider: string;
  secret: string;
  createdAt: WrittenMoment;
}

interface SandboxPaymentTable {
  merchantId: number;
  id: string;
  reference: string;
  amountMinor: number;
  currency: string;
  status: Generated<'pending' | 'settled' | 'failed' | 'refunded'>;
  payee: string;
  language: string;
  callbackUrl: string;
  returnUrl: string;
  expiresAt: Date;
  createdAt: WrittenMoment;
  decidedAt: Missing<Date>;
}

/** One payment in the sandbox's own books. */
export type SandboxPayment = Selectable<SandboxPaymentTable>;

/** The tables of deposits and of what they are paid through. */
export interface PaymentTables {
  deposit: DepositTable;
  providerSecret: ProviderSecretTable;
  sandboxPayment: SandboxPaymentTable;
}
