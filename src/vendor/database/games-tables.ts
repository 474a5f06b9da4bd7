import type { ColumnType, Generated, Kysely, Selectable, Transaction } from 'kysely';
import type { PlayWallet, VendorSession } from '#api/vendor-protocol.ts';
import type { GameModel } from '#domain/games/game-model.ts';

/** Written by the database itself unless given. */
type WrittenMoment = ColumnType<Date, Date | undefined, Date>;

/** Null unless given. */
type Missing<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

/** Written as JSON text, read as what it says. */
type Json<Value> = ColumnType<Value, string, string>;

interface PlayerTable {
  id: Generated<number>;
  merchant: string;
  playerId: string;
  wallet: PlayWallet;
  name: string;
  lastStartedAt: Missing<Date>;
}

/** A player as stored; `id` is ours, `playerId` the merchant's. */
export type Player = Selectable<PlayerTable>;

interface PlaySessionTable {
  id: Generated<number>;
  tokenHash: string;
  ticketHash: string;
  vendorCode: string;
  platformToken: string;
  playerId: number;
  nodeId: number;
  purpose: 'play' | 'replay';
  roundId: Missing<string>;
  facts: Json<VendorSession>;
  createdAt: WrittenMoment;
  seenAt: WrittenMoment;
  endedAt: Missing<Date>;
}

/** A session as stored. */
export type PlaySession = Selectable<PlaySessionTable>;

interface SeedPairTable {
  id: Generated<number>;
  playerId: number;
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string;
  nonce: Generated<number>;
  madeAt: WrittenMoment;
  revealedAt: Missing<Date>;
}

/** A pair of seeds as stored. */
export type StoredPair = Selectable<SeedPairTable>;

/** An act that becomes true when the wallet has taken its stake. */
export interface PendingAct {
  act: unknown;
  state: unknown;
  stakeMinor: number;
  payoutMinor: number | null;
  jackpot: boolean;
}

interface RoundTable {
  id: string;
  playerId: number;
  sessionId: number;
  requestId: string;
  vendorCode: string;
  nodeId: number;
  gameCode: string;
  gameName: string;
  model: Json<GameModel>;
  status: 'staking' | 'open' | 'paying' | 'ended' | 'rolling_back' | 'void' | 'refused';
  seedPairId: number;
  nonce: number;
  state: Json<unknown>;
  pending: ColumnType<PendingAct | null, string | null, string | null>;
  steps: Generated<number>;
  lastRequestId: string;
  /** What the player asked to play for. */
  startStakeMinor: number;
  /** What was staked in all. */
  stakeMinor: Generated<number>;
  payoutMinor: Missing<number>;
  jackpotMinor: Generated<number>;
  startedAt: WrittenMoment;
  actedAt: WrittenMoment;
  endedAt: Missing<Date>;
}

/** A round as stored. */
export type StoredRound = Selectable<RoundTable>;

interface RoundStepTable {
  roundId: string;
  step: number;
  act: Json<unknown>;
  view: Json<unknown>;
  at: WrittenMoment;
}

/** The calls of the vendors' protocol that move money. */
export type WalletCall = 'bet' | 'win' | 'rollback' | 'jackpot';

interface MessageTable {
  id: Generated<number>;
  vendorCode: string;
  call: WalletCall;
  requestId: string;
  transactionId: string;
  roundId: Missing<string>;
  sharedBetId: Missing<string>;
  stakeMinor: Generated<number>;
  body: Json<Record<string, unknown>>;
  state: Generated<'pending' | 'done' | 'refused' | 'abandoned'>;
  refusal: Missing<string>;
  answer: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;
  attempts: Generated<number>;
  nextTryAt: Date;
  createdAt: WrittenMoment;
  answeredAt: Missing<Date>;
}

/** A message as stored. */
export type Message = Selectable<MessageTable>;

interface SharedChainTable {
  id: Generated<number>;
  merchant: string;
  nodeId: number;
  lastSeed: string;
  length: number;
  tipHash: string;
  /** Null until the beacon's value is there; rounds are of chains that have it. */
  clientSeed: string | null;
  /** Which of the beacon's values; null for chains of before, and those that follow from a secret. */
  beaconRound: Missing<number>;
  used: Generated<number>;
  madeAt: WrittenMoment;
}

/** A chain as stored. */
export type SharedChain = Selectable<SharedChainTable>;

interface SharedRoundTable {
  id: string;
  chainId: number;
  merchant: string;
  nodeId: number;
  gameCode: string;
  gameName: string;
  model: Json<GameModel>;
  index: number;
  seed: string;
  seedHash: string;
  outcome: Json<unknown>;
  status: 'open' | 'running' | 'ended' | 'void';
  openedAt: Date;
  runsAt: Date;
  endsAt: Date;
  restsUntil: Date;
  /** Until when a process was there to lead it. */
  ledAt: WrittenMoment;
}

/** A shared round as stored. */
export type StoredSharedRound = Selectable<SharedRoundTable>;

interface SharedBetTable {
  id: string;
  roundId: string;
  playerId: number;
  sessionId: number;
  requestId: string;
  vendorCode: string;
  bet: Json<unknown>;
  stakeMinor: number;
  /** Frozen at purchase; where the money can be taken early, what was taken, and null before. */
  odds: Missing<number>;
  status: 'staking' | 'placed' | 'cashed' | 'settled' | 'rolling_back' | 'void' | 'refused';
  payoutMinor: Missing<number>;
  multiplier: Missing<number>;
  placedAt: WrittenMoment;
  closedAt: Missing<Date>;
}

/** A bet on a shared round as stored. */
export type StoredSharedBet = Selectable<SharedBetTable>;

/** The tables of the vendor service. */
export interface GamesTables {
  player: PlayerTable;
  playSession: PlaySessionTable;
  seedPair: SeedPairTable;
  round: RoundTable;
  roundStep: RoundStepTable;
  message: MessageTable;
  sharedChain: SharedChainTable;
  sharedRound: SharedRoundTable;
  sharedBet: SharedBetTable;
}

/** The service's own database. */
export type GamesDatabase = Kysely<GamesTables>;

/** The same within a transaction. */
export type GamesTransaction = Transaction<GamesTables>;
