import type { ColumnType, Generated, Selectable } from 'kysely';

/** Written by the database itself unless given. */
type WrittenMoment = ColumnType<Date, Date | undefined, Date>;

/** Null unless given. */
type Missing<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

interface GameSessionTable {
  merchantId: number;
  id: Generated<number>;
  memberId: number;
  vendorCode: string;
  nodeId: number;
  wallet: 'real' | 'trial' | 'fun';
  purpose: Generated<'play' | 'replay'>;
  /** The round that is shown again. */
  roundId: Missing<string>;
  /** The room of a card game that was entered. */
  room: Missing<string>;
  /** What the game, or its room, takes. */
  leastStakeMinor: number;
  mostStakeMinor: number;
  language: string;
  mode: 'light' | 'dark';
  /** Where the site is on which the game was opened. */
  origin: string;
  /** The site's session: when it ends, play ends. */
  sessionHash: string;
  ticketHash: string;
  ticketExpiresAt: Date;
  /** Null until the ticket was used. */
  tokenHash: Missing<string>;
  startedAt: Missing<Date>;
  seenAt: WrittenMoment;
  endedAt: Missing<Date>;
  /** What is left to play with where nothing is at stake; null elsewhere. */
  funMinor: Missing<number>;
  createdAt: WrittenMoment;
}

/** A launch and its play as they are stored. */
export type GameSession = Selectable<GameSessionTable>;

interface FunBetTable {
  merchantId: number;
  gameSessionId: number;
  memberId: number;
  vendorCode: string;
  transactionId: string;
  stakeMinor: number;
  payoutMinor: Missing<number>;
  status: 'open' | 'settled' | 'void';
  createdAt: WrittenMoment;
}

/** A bet for which nothing is at stake, as it is stored. */
export type FunBet = Selectable<FunBetTable>;

interface VendorAnswerTable {
  vendorCode: string;
  requestId: string;
  requestHash: string;
  /** Null only inside of the transaction that makes it. */
  status: Missing<number>;
  answer: Missing<string>;
  answeredAt: WrittenMoment;
}

interface VendorNonceTable {
  vendorCode: string;
  nonce: string;
  usedAt: WrittenMoment;
}

interface PlayRuleTable {
  merchantId: number;
  currency: string;
  vendorPurses: boolean;
  /** The driver reads an interval as an object; only the database looks at it. */
  idle: ColumnType<never, string, string>;
  longest: ColumnType<never, string, string>;
}

interface PlayPassTable {
  merchantId: number;
  memberId: number;
  until: Date;
  budgetMinor: number | null;
}

/** The tables of play at vendors (migrations from 0300 on). */
export interface GameSessionTables {
  gameSession: GameSessionTable;
  funBet: FunBetTable;
  vendorAnswer: VendorAnswerTable;
  vendorNonce: VendorNonceTable;
  playRule: PlayRuleTable;
  playPass: PlayPassTable;
}
