import type { ColumnType, Generated } from 'kysely';
import type { LimitKind, LimitPeriod } from '#domain/protection-limits.ts';
import type { RecordKind, RecordState } from '#domain/record-kinds.ts';

/** Written by the database itself unless given. */
type WrittenMoment = ColumnType<Date, Date | undefined, Date>;

/** Null unless given. */
type Missing<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

interface ProtectionLimitTable {
  merchantId: number;
  memberId: number;
  kind: LimitKind;
  period: LimitPeriod;
  /** Minor units, or seconds for `session`; null: none is set. */
  amount: number | null;
  pendingAmount: Missing<number>;
  /** Null: nothing waits. */
  pendingSince: Missing<Date>;
}

interface ProtectionChoiceTable {
  merchantId: number;
  memberId: number;
  coolOffUntil: Missing<Date>;
  realityCheckMinutes: Missing<number>;
  marketing: Generated<boolean>;
  ageVerifiedAt: Missing<Date>;
  ageProof: Missing<string>;
}

interface SelfExclusionTable {
  merchantId: number;
  id: Generated<number>;
  memberId: number;
  startedAt: WrittenMoment;
  /** Null: for good. */
  until: Missing<Date>;
  returnsAt: Missing<Date>;
}

interface ProtectionEventTable {
  merchantId: number;
  id: Generated<number>;
  memberId: number;
  at: WrittenMoment;
  kind: string;
  details: ColumnType<unknown, string, string>;
}

interface MemberIdentityTable {
  merchantId: number;
  memberId: number;
  kind: 'mobile' | 'email' | 'idNumber';
  hash: Buffer;
  proved: boolean;
}

interface PlaySessionTable {
  merchantId: number;
  id: Generated<number>;
  memberId: number;
  startedAt: WrittenMoment;
  /** The last bet. */
  seenAt: WrittenMoment;
  checkedAt: WrittenMoment;
  endedAt: Missing<Date>;
  stakedMinor: Generated<number>;
  wonMinor: Generated<number>;
}

interface PlayQuarterTable {
  merchantId: number;
  memberId: number;
  quarter: Date;
  gameType: string;
  stakedMinor: Generated<number>;
  bets: Generated<number>;
  settledMinor: Generated<number>;
  payoutMinor: Generated<number>;
  validMinor: Generated<number>;
}

interface MoneyRecordTable {
  merchantId: number;
  id: Generated<number>;
  memberId: number;
  at: WrittenMoment;
  kind: RecordKind;
  state: Generated<RecordState>;
  wallet: 'cash' | 'bonus';
  amountMinor: number;
  /** Null while nothing has moved. */
  balanceAfterMinor: number | null;
  reference: string;
}

/** The tables of limits, pauses, exclusions and what a member has seen of them. */
export interface ProtectionTables {
  protectionLimit: ProtectionLimitTable;
  protectionChoice: ProtectionChoiceTable;
  selfExclusion: SelfExclusionTable;
  protectionEvent: ProtectionEventTable;
  memberIdentity: MemberIdentityTable;
  playSession: PlaySessionTable;
  playQuarter: PlayQuarterTable;
  moneyRecord: MoneyRecordTable;
}
