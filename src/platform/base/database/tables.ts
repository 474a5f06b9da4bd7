import type { ColumnType, Generated, Kysely, Transaction } from 'kysely';
import type { AccessTables } from './access-tables.ts';
import type { BetTables } from './bet-tables.ts';
import type { GameSessionTables } from './game-session-tables.ts';
import type { ChatTables } from './chat-tables.ts';
import type { ExposureTables } from './exposure-tables.ts';
import type { GameTables } from './game-tables.ts';
import type { LotteryTables } from './lottery-tables.ts';
import type { JackpotTables } from './jackpot-tables.ts';
import type { PaymentTables } from './payment-tables.ts';
import type { ProfileTables } from './profile-tables.ts';
import type { ProtectionTables } from './protection-tables.ts';

/** Written by the database itself unless given. */
type WrittenMoment = ColumnType<Date, Date | undefined, Date>;

/** Null unless given. */
type Missing<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

interface MerchantTable {
  id: Generated<number>;
  code: string;
  active: Generated<boolean>;
  currency: string;
  /** What the merchant's files resolve to. */
  config: ColumnType<unknown, string, string>;
  contentHash: string;
  updatedAt: WrittenMoment;
}

interface MerchantDomainTable {
  domain: string;
  merchantId: number;
}

interface HelpArticleTable {
  merchantId: number;
  id: string;
  groupName: string;
  position: number;
  title: ColumnType<Record<string, string>, string, string>;
  content: ColumnType<Record<string, string>, string, string>;
}

interface MemberTable {
  merchantId: number;
  id: Generated<number>;
  /** Case-folded; unique within the merchant. */
  username: string;
  nickname: string;
  type: number;
  status: Generated<'active' | 'frozen' | 'closed'>;
  /** Null: the account has none (yet). */
  passwordHash: string | null;
  passwordExpiresAt: Missing<Date>;
  passwordChangedAt: WrittenMoment;
  paymentPasswordHash: Missing<string>;
  /** Wrong ones in a row. */
  paymentPasswordFailures: Generated<number>;
  profileLocked: ColumnType<string[], string[] | undefined, string[]>;
  avatarUploadId: Missing<string>;
  profile: ColumnType<Record<string, string>, string, string>;
  language: string;
  uplineId: Missing<number>;
  referrerId: Missing<number>;
  registeredAt: WrittenMoment;
  registeredIp: string;
  registerUrl: Missing<string>;
  previousLoginAt: Missing<Date>;
  lastLoginAt: Missing<Date>;
  /** When a trial account ends; null for everybody else. */
  expiresAt: Missing<Date>;
}

interface AffiliateCodeTable {
  merchantId: number;
  /** Upper case. */
  code: string;
  ownerId: number;
  kind: 'referral' | 'agent';
  domain: string | null;
  active: Generated<boolean>;
}

interface SessionTable {
  merchantId: number;
  tokenHash: string;
  memberId: number;
  createdAt: WrittenMoment;
  seenAt: WrittenMoment;
  ip: string;
  userAgent: string;
  deviceId: Missing<number>;
  /** How the account was proved. */
  method: Generated<string>;
}

interface LoginFailureTable {
  merchantId: number;
  subject: string;
  failures: number;
  windowStartedAt: WrittenMoment;
  lockedUntil: Date | null;
}

interface CaptchaTable {
  merchantId: number;
  id: string;
  answerHash: string;
  expiresAt: Date;
}

interface FeedbackTable {
  merchantId: number;
  id: Generated<number>;
  memberId: number | null;
  questionType: string;
  content: string;
  contact: string | null;
  ip: string;
  language: string;
  createdAt: WrittenMoment;
}

interface AccountTable {
  merchantId: number;
  id: Generated<number>;
  kind: string;
  memberId: number | null;
  currency: string;
  tracked: boolean;
  minBalance: number;
  balance: Generated<number>;
  seq: Generated<number>;
}

interface TransferTable {
  merchantId: number;
  id: Generated<number>;
  scope: string;
  idemKey: string;
  requestHash: string;
  kind: string;
  reverses: number | null;
  ref: string | null;
  createdAt: WrittenMoment;
}

interface AnsweredRequestTable {
  merchantId: number;
  memberId: number;
  scope: string;
  requestId: string;
  requestHash: string;
  /** Null only inside of the transaction that makes it. */
  answer: ColumnType<unknown, string | null, string>;
  answeredAt: WrittenMoment;
}

interface EntryTable {
  merchantId: number;
  transferId: number;
  line: number;
  accountId: number;
  amount: number;
  balanceAfter: number | null;
  accountSeq: number | null;
}

/** Every table of the platform's own part. Names are camelCase here, snake_case in SQL. */
export interface CoreTables {
  merchant: MerchantTable;
  merchantDomain: MerchantDomainTable;
  helpArticle: HelpArticleTable;
  member: MemberTable;
  affiliateCode: AffiliateCodeTable;
  session: SessionTable;
  loginFailure: LoginFailureTable;
  captcha: CaptchaTable;
  feedback: FeedbackTable;
  account: AccountTable;
  transfer: TransferTable;
  entry: EntryTable;
  answeredRequest: AnsweredRequestTable;
}

export interface Tables
  extends
    CoreTables,
    GameTables,
    LotteryTables,
    GameSessionTables,
    AccessTables,
    ProfileTables,
    PaymentTables,
    BetTables,
    ChatTables,
    JackpotTables,
    ExposureTables,
    ProtectionTables {}

/** Typed reads and writes over one pool of connections. */
export type Database = Kysely<Tables>;

/** The same inside of a transaction. */
export type OpenTransaction = Transaction<Tables>;
