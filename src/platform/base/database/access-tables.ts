import type { ColumnType, Generated } from 'kysely';

/** Written by the database itself unless given. */
type WrittenMoment = ColumnType<Date, Date | undefined, Date>;

/** Null unless given. */
type Missing<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

interface DeviceTable {
  merchantId: number;
  id: Generated<number>;
  memberId: number;
  tokenHash: string;
  /** The newest first. */
  pastTokenHashes: ColumnType<string[], string[] | undefined, string[]>;
  rotatedAt: WrittenMoment;
  /** With the token before it gives the newest again. */
  successorSalt: Missing<string>;
  rememberedUntil: Missing<Date>;
  method: string;
  ip: string;
  userAgent: string;
  createdAt: WrittenMoment;
  seenAt: WrittenMoment;
}

interface KnownNetworkTable {
  merchantId: number;
  memberId: number;
  /** A /24 of IPv4 or a /56 of IPv6. */
  network: string;
  seenAt: WrittenMoment;
}

interface VerificationCodeTable {
  merchantId: number;
  purpose: string;
  recipient: string;
  /** 0 where nobody is signed in. */
  memberId: number;
  salt: string;
  codeHash: string;
  expiresAt: Date;
}

interface SingleUseTokenTable {
  merchantId: number;
  tokenHash: string;
  purpose: string;
  memberId: number | null;
  data: ColumnType<unknown, string, string>;
  createdAt: WrittenMoment;
  expiresAt: Date;
}

interface EncryptionKeyTable {
  kid: string;
  privateKey: ColumnType<unknown, string, string>;
  createdAt: WrittenMoment;
}

interface MessageOutboxTable {
  merchantId: number;
  id: Generated<number>;
  channel: 'sms' | 'email';
  recipient: string;
  kind: string;
  language: string;
  subject: string;
  body: string;
  state: 'queued' | 'sent' | 'failed' | 'expired' | 'withheld';
  attempts: Generated<number>;
  nextTryAt: WrittenMoment;
  expiresAt: Missing<Date>;
  fault: Missing<string>;
  createdAt: WrittenMoment;
  sentAt: Missing<Date>;
  /** Minor units of the brand's currency. */
  priceMinor: Generated<number>;
}

/** The tables of codes, devices, messages that wait to leave, and what signing in needs beside a password. */
export interface AccessTables {
  device: DeviceTable;
  knownNetwork: KnownNetworkTable;
  verificationCode: VerificationCodeTable;
  singleUseToken: SingleUseTokenTable;
  encryptionKey: EncryptionKeyTable;
  messageOutbox: MessageOutboxTable;
}
