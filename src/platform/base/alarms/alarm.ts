import type { RefusalCode } from '#api/refusals/refusals.ts';
import { Refusal, type RefusalExtra } from '../endpoints/handler.ts';

/** What an alarm can be about; `deploy/observability/runbooks/LiveryAlarmsUnseen.md` says what each means. */
export type AlarmKind =
  | 'exposure'
  | 'jackpot'
  | 'smsBudget'
  | 'amount'
  | 'application'
  | 'shortfall'
  | 'tickets';

/** Something that a person must look at. */
export interface Alarm {
  /** Null where it concerns the whole installation. */
  merchantId: number | null;
  kind: AlarmKind;
  /** Whom or what it concerns. A repeated alarm raises the counter of the first one instead of
   * adding a row. */
  subject: string;
  /** What is known, for whoever looks. */
  facts: Record<string, unknown>;
}

/** A refusal that a person must hear of; the alarm is raised once the transaction is rolled back. */
export class AlarmingRefusal extends Refusal {
  readonly alarm: Alarm;

  constructor(code: RefusalCode, alarm: Alarm, extra: RefusalExtra = {}) {
    super(code, extra);
    this.alarm = alarm;
  }
}
