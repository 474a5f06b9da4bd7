/* Generated from src/vendor/database/migrations by scripts/generate-types.ts. Do not edit. */
/* Sources: 15d84bc4d90d5759 */
/* oxlint-disable */

import type { ColumnType, Generated } from 'kysely';
import type { VendorSession } from '#api/vendor-protocol.ts';
import type { GameModel } from '#games/shared/rules/game-model.ts';
import type { PendingAct } from './pending-act.ts';

interface MessageTable {
  id: Generated<number>;
  vendorCode: string;
  call: 'bet' | 'win' | 'rollback' | 'jackpot';
  requestId: string;
  transactionId: string;
  roundId: string | null;
  sharedBetId: string | null;
  stakeMinor: Generated<number>;
  body: ColumnType<Record<string, unknown>, string, string>;
  state: Generated<'pending' | 'done' | 'refused' | 'abandoned'>;
  refusal: string | null;
  answer: ColumnType<Record<string, unknown> | null, string | null, string | null>;
  attempts: Generated<number>;
  nextTryAt: Date;
  createdAt: Generated<Date>;
  answeredAt: Date | null;
}

interface PlaySessionTable {
  id: Generated<number>;
  tokenHash: string;
  ticketHash: string;
  vendorCode: string;
  platformToken: string;
  playerId: number;
  nodeId: number;
  purpose: 'play' | 'replay';
  roundId: string | null;
  facts: ColumnType<VendorSession, string, string>;
  createdAt: Generated<Date>;
  seenAt: Generated<Date>;
  endedAt: Date | null;
}

interface PlayerTable {
  id: Generated<number>;
  merchant: string;
  playerId: string;
  wallet: 'real' | 'trial' | 'fun';
  name: string;
  lastStartedAt: Date | null;
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
  model: ColumnType<GameModel, string, string>;
  status: 'staking' | 'open' | 'paying' | 'ended' | 'rolling_back' | 'void' | 'refused';
  seedPairId: number;
  nonce: number;
  state: ColumnType<unknown, string, string>;
  pending: ColumnType<PendingAct | null, string | null, string | null>;
  steps: Generated<number>;
  lastRequestId: string;
  /** What the player asked to play for. */
  startStakeMinor: number;
  /** What was staked in all. */
  stakeMinor: Generated<number>;
  payoutMinor: number | null;
  jackpotMinor: Generated<number>;
  startedAt: Generated<Date>;
  actedAt: Generated<Date>;
  endedAt: Date | null;
}

interface RoundStepTable {
  roundId: string;
  step: number;
  act: ColumnType<unknown, string, string>;
  view: ColumnType<unknown, string, string>;
  at: Generated<Date>;
}

interface SeedPairTable {
  id: Generated<number>;
  playerId: number;
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string;
  nonce: Generated<number>;
  madeAt: Generated<Date>;
  revealedAt: Date | null;
}

interface SharedBetTable {
  id: string;
  roundId: string;
  playerId: number;
  sessionId: number;
  requestId: string;
  vendorCode: string;
  bet: ColumnType<unknown, string, string>;
  stakeMinor: number;
  /** Frozen at purchase; where the money can be taken early, what was taken, and null before. */
  odds: number | null;
  status: 'staking' | 'placed' | 'cashed' | 'settled' | 'rolling_back' | 'void' | 'refused';
  payoutMinor: number | null;
  multiplier: number | null;
  placedAt: Generated<Date>;
  closedAt: Date | null;
}

interface SharedChainTable {
  id: Generated<number>;
  merchant: string;
  nodeId: number;
  lastSeed: string;
  length: number;
  tipHash: string;
  /** Null until the beacon's value is there; rounds are of chains that have it. */
  clientSeed: string | null;
  used: Generated<number>;
  madeAt: Generated<Date>;
  /** Which of the beacon's values; null for chains of before, and those that follow from a secret. */
  beaconRound: number | null;
}

interface SharedRoundTable {
  id: string;
  chainId: number;
  merchant: string;
  nodeId: number;
  gameCode: string;
  gameName: string;
  model: ColumnType<GameModel, string, string>;
  index: number;
  seed: string;
  seedHash: string;
  outcome: ColumnType<unknown, string, string>;
  status: 'open' | 'running' | 'ended' | 'void';
  openedAt: Date;
  runsAt: Date;
  endsAt: Date;
  restsUntil: Date;
  /** Until when a process was there to lead it. */
  ledAt: Generated<Date>;
}

/** Every table. Names are camelCase here, snake_case in SQL. */
export interface GamesTables {
  message: MessageTable;
  playSession: PlaySessionTable;
  player: PlayerTable;
  round: RoundTable;
  roundStep: RoundStepTable;
  seedPair: SeedPairTable;
  sharedBet: SharedBetTable;
  sharedChain: SharedChainTable;
  sharedRound: SharedRoundTable;
}
