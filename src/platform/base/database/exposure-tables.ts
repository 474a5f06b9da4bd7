import type { ColumnType, Generated, Selectable } from 'kysely';

interface AlarmTable {
  id: Generated<number>;
  /** Null where it concerns the whole installation. */
  merchantId: number | null;
  kind: string;
  /** To whom or what: the same again is counted, not told again. */
  subject: string;
  facts: ColumnType<Record<string, unknown>, string, string>;
  times: Generated<number>;
  firstAt: ColumnType<Date, Date | undefined, Date>;
  lastAt: ColumnType<Date, Date | undefined, Date>;
  seenAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  seenBy: ColumnType<string | null, string | null | undefined, string | null>;
}

/** An alarm as it is stored. */
export type StoredAlarm = Selectable<AlarmTable>;

interface ExposureStopTable {
  merchantId: number;
  scope: 'brand' | 'vendor' | 'game';
  /** Empty for a brand. */
  vendorCode: Generated<string>;
  /** 0 for a brand and a vendor. */
  nodeId: Generated<number>;
  /** Minor units of the brand's currency; the driver reads a numeric as text. */
  lostMinor: ColumnType<string, number, number>;
  since: ColumnType<Date, Date | undefined, Date>;
}

/** The tables of the house's exposure, and the alarms. */
export interface ExposureTables {
  alarm: AlarmTable;
  exposureStop: ExposureStopTable;
}
