import { Refusal, type RefusalExtra } from '../endpoints/handler.ts';

/** What an alarm can be about; each is explained in the handbook's page of alarms. */
export type AlarmKind = 'exposure' | 'jackpot' | 'smsBudget' | 'amount';

/** Something that a person must look at. */
export interface Alarm {
  /** Null where it concerns the whole installation. */
  merchantId: number | null;
  kind: AlarmKind;
  /** To whom or what: the same again is counted, not told again. */
  subject: string;
  /** What is known, for whoever looks. */
  facts: Record<string, unknown>;
}

/** A refusal that a person must hear of; the alarm is raised once the transaction is rolled back. */
export class AlarmingRefusal extends Refusal {
  readonly alarm: Alarm;

  constructor(code: string, alarm: Alarm, extra: RefusalExtra = {}) {
    super(code, extra);
    this.alarm = alarm;
  }
}
