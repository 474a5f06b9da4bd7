import type { ColumnType, Generated, Selectable } from 'kysely';
import type { GameType } from '#generated/merchant-config.ts';

/** Written by the database itself unless given. */
type WrittenMoment = ColumnType<Date, Date | undefined, Date>;

/** Null unless given. */
type Missing<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

/** A day of the calendar, `yyyy-MM-dd`. The driver reads a Date: queries ask for its text instead. */
type Day = ColumnType<string, string, string>;

interface BetTable {
  merchantId: number;
  id: Generated<number>;
  memberId: number;
  vendorCode: string;
  /** The vendor's own number of the bet: once only. */
  transactionId: string;
  roundId: Missing<string>;
  gameType: GameType;
  nodeId: Missing<number>;
  currency: string;
  stakeMinor: number;
  /** Of the stake, what came out of the bonus account. */
  bonusStakeMinor: Generated<number>;
  /** Whose money that was. */
  bonusId: Missing<number>;
  /** Decimal; the driver reads a numeric as text. */
  odds: ColumnType<string | null, number | null | undefined, number | null>;
  status: Generated<'open' | 'settled' | 'void'>;
  /** What the game pays, stake included; null while it is open. */
  payoutMinor: Missing<number>;
  /** Of the payout, what went into the bonus account. */
  bonusPayoutMinor: Generated<number>;
  /** Of the payout, what the house kept, because the bonus was lost meanwhile. */
  keptPayoutMinor: Generated<number>;
  validMinor: Generated<number>;
  /** What it counted towards the bonus `countedBonusId`. */
  countedMinor: Generated<number>;
  countedBonusId: Missing<number>;
  /** What was bet on and what came, in one line. */
  pick: Missing<string>;
  /** Which account the member's own money came from, and to which the payout goes. */
  purse: Generated<'cash' | 'vendor'>;
  /** The transfer that took the stake. */
  transferId: number;
  placedAt: WrittenMoment;
  settledAt: Missing<Date>;
  voidedAt: Missing<Date>;
}

/** A bet as it is stored. */
export type Bet = Selectable<BetTable>;

interface BetTombstoneTable {
  merchantId: number;
  vendorCode: string;
  transactionId: string;
  memberId: number;
  createdAt: WrittenMoment;
}

interface BonusTable {
  merchantId: number;
  id: Generated<number>;
  memberId: number;
  grantKey: string;
  title: ColumnType<Record<string, string>, string, string>;
  currency: string;
  amountMinor: number;
  status: 'WAITING' | 'ACTIVE' | 'COMPLETED' | 'FORFEITED' | 'EXPIRED' | 'SPENT';
  requiredMinor: number;
  doneMinor: Generated<number>;
  convertedMinor: Missing<number>;
  grantedAt: WrittenMoment;
  expiresAt: Missing<Date>;
  closedAt: Missing<Date>;
}

/** A bonus as it is stored. */
export type Bonus = Selectable<BonusTable>;

interface TurnoverItemTable {
  merchantId: number;
  id: Generated<number>;
  memberId: number;
  kind: 'deposit' | 'rebate' | 'transfer';
  /** Which one; with the kind, once only. */
  ref: string;
  amountMinor: number;
  requiredMinor: number;
  doneMinor: Generated<number>;
  status: Generated<'open' | 'done' | 'spent' | 'dropped'>;
  createdAt: WrittenMoment;
  closedAt: Missing<Date>;
}

interface TurnoverCountTable {
  merchantId: number;
  betId: number;
  itemId: number;
  countedMinor: number;
}

interface BankAccountTable {
  merchantId: number;
  id: Generated<number>;
  memberId: number;
  bankCode: string;
  bankName: string;
  /** Without spaces, upper case. */
  accountNumber: string;
  holderName: string;
  branch: Missing<string>;
  verifiedAt: Missing<Date>;
  addedAt: WrittenMoment;
  lastUsedAt: Missing<Date>;
  removedAt: Missing<Date>;
}

/** A bank account as it is stored. */
export type BankAccount = Selectable<BankAccountTable>;

interface WithdrawalTable {
  merchantId: number;
  id: Generated<number>;
  memberId: number;
  bankAccountId: number;
  currency: string;
  amountMinor: number;
  /** Sent to the bank and not come back. */
  paidMinor: Generated<number>;
  status: Generated<
    'QUEUED' | 'APPROVED' | 'PAYING' | 'PAID' | 'DISPUTED' | 'RECEIVED' | 'REJECTED'
  >;
  rejectReason: Missing<string>;
  /** Counted as received by the clock or the operator: not refunded. */
  forced: Generated<boolean>;
  requestedAt: WrittenMoment;
  /** The day of the merchant's time zone to which it counts. */
  day: Day;
  closedAt: Missing<Date>;
}

/** A withdrawal as it is stored. */
export type Withdrawal = Selectable<WithdrawalTable>;

interface WithdrawalPaymentTable {
  merchantId: number;
  id: Generated<number>;
  withdrawalId: number;
  amountMinor: number;
  status: Generated<'SENT' | 'RECEIVED' | 'NOT_RECEIVED' | 'FAILED'>;
  reference: Missing<string>;
  sentAt: WrittenMoment;
  /** Unanswered until then, it counts as received. */
  dueAt: Date;
  /** The last reminder that went out, in minutes before `dueAt`. */
  remindedMinutes: Missing<number>;
  answeredBy: Missing<'member' | 'default' | 'operator'>;
  answeredAt: Missing<Date>;
  remark: Missing<string>;
  /** Ids of the member's uploads. */
  proofs: ColumnType<string[], string | undefined, string>;
}

/** A payment as it is stored. */
export type WithdrawalPayment = Selectable<WithdrawalPaymentTable>;

interface RebateTable {
  merchantId: number;
  memberId: number;
  day: Day;
  gameType: GameType;
  validMinor: number;
  /** In percent; the driver reads a numeric as text. */
  rate: ColumnType<string, number, number>;
  amountMinor: number;
  /** Below 0: what voids took beyond this day's bets. */
  carryMinor: Generated<number>;
  paidAt: WrittenMoment;
}

interface RebateDayTable {
  merchantId: number;
  day: Day;
  settledAt: WrittenMoment;
}

/** The tables of bets, turnover, bank accounts, withdrawals and rebates. */
export interface BetTables {
  bet: BetTable;
  betTombstone: BetTombstoneTable;
  bonus: BonusTable;
  turnoverItem: TurnoverItemTable;
  turnoverCount: TurnoverCountTable;
  bankAccount: BankAccountTable;
  withdrawal: WithdrawalTable;
  withdrawalPayment: WithdrawalPaymentTable;
  rebate: RebateTable;
  rebateDay: RebateDayTable;
}
