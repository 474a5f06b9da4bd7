import type { ColumnType, Generated, Selectable } from 'kysely';

interface JackpotPoolTable {
  merchantId: number;
  currency: string;
  accountId: number;
  fedUntil: ColumnType<Date, Date, Date>;
  /** Millionths of a minor unit. */
  remainderMicro: Generated<number>;
  seeds: Generated<number>;
  previousMinor: Generated<number>;
  previousAt: ColumnType<Date, Date, Date>;
}

/** A brand's pool as it is stored. */
export type JackpotPool = Selectable<JackpotPoolTable>;

interface JackpotWinTable {
  merchantId: number;
  id: Generated<number>;
  winKey: string;
  memberId: number;
  nodeId: number | null;
  amountMinor: number;
  currency: string;
  transferId: number;
  vendorCode: string | null;
  /** A round wins the pool once. */
  roundId: string | null;
  /** The bet that won; null for wins of old of which it is not known. */
  betId: number | null;
  wonAt: ColumnType<Date, Date | undefined, Date>;
  /** The bet was taken back, and the pool's amount with it. */
  voidedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** The tables of the jackpot. */
export interface JackpotTables {
  jackpotPool: JackpotPoolTable;
  jackpotWin: JackpotWinTable;
}
