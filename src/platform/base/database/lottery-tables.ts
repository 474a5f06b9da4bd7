import type { ColumnType, Generated, Selectable } from 'kysely';

/** Written by the database itself unless given. */
type WrittenMoment = ColumnType<Date, Date | undefined, Date>;

/** Null unless given. */
type Missing<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

/** Written as JSON text, read as what it says. */
type Json<Value> = ColumnType<Value, string, string>;

interface LotteryIssueTable {
  gameCode: string;
  issueNo: string;
  drawsAt: Date;
  commitHash: string;
  /** Never leaves the platform before the draw; sealed until then: see `openSecret`. */
  serverSeed: string;
  /** The digest of the tickets and the beacon's value, with a hyphen between; null until it is drawn. */
  clientSeed: Missing<string>;
  /** Which of the beacon's values; fixed when sales end. */
  beaconRound: Missing<number>;
  /** Hex; null until it is drawn, and of draws that had none. */
  beaconValue: Missing<string>;
  status: Generated<'open' | 'drawn' | 'settled' | 'cancelled'>;
  /** Tier by tier. */
  result: ColumnType<string[][] | null, string | null | undefined, string | null>;
  tickets: Generated<number>;
  drawnAt: Missing<Date>;
  settledAt: Missing<Date>;
  cancelledAt: Missing<Date>;
  cancelReason: Missing<string>;
  refundedAt: Missing<Date>;
}

/** A draw as it is stored. */
export type Issue = Selectable<LotteryIssueTable>;

/** One line of an order as it is stored. */
export interface PlanLine {
  betType: string;
  picks: string[][];
  unitMinor: number;
  multiple: number;
}

interface LotteryPlanTable {
  merchantId: number;
  id: Generated<number>;
  memberId: number;
  gameCode: string;
  lines: Json<PlanLine[]>;
  stopOnWin: boolean;
  status: Generated<'running' | 'stopped' | 'cancelled'>;
  placedAt: WrittenMoment;
  endedAt: Missing<Date>;
}

interface LotteryTicketTable {
  merchantId: number;
  /** The bet's own number. */
  id: number;
  memberId: number;
  gameCode: string;
  issueNo: string;
  planId: Missing<number>;
  betType: string;
  picks: Json<string[][]>;
  bets: number;
  /** The stake of one unit, the multiple not included. */
  unitMinor: number;
  /** Of the line and of the draw together. */
  multiple: number;
  odds: Json<Record<string, number>>;
  hits: ColumnType<Record<string, number> | null, string | null | undefined, string | null>;
  placedAt: WrittenMoment;
}

interface LotteryCountTable {
  gameCode: string;
  rowKey: string;
  option: string;
  count: number;
}

interface LotteryMissionClaimTable {
  merchantId: number;
  memberId: number;
  missionId: string;
  /** `yyyy-MM-dd`. */
  windowFrom: ColumnType<string, string, string>;
  claimedAt: WrittenMoment;
}

/** The tables of lotteries (migrations 0320 to 0339). */
export interface LotteryTables {
  lotteryIssue: LotteryIssueTable;
  lotteryPlan: LotteryPlanTable;
  lotteryTicket: LotteryTicketTable;
  lotteryCount: LotteryCountTable;
  lotteryMissionClaim: LotteryMissionClaimTable;
}
