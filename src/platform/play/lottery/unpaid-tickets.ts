import { raiseAlarm } from '../../base/alarms/raise-alarm.ts';
import { isDatabaseUnavailable } from '../../base/database/is-unavailable.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import type { IssueName } from './issue-name.ts';

/** What stands in the way of a payment for so long passes by itself: a deadlock, a lock. */
const MAX_REST_SECONDS = 300;

/** From this try on it is nothing that passes, and a person is called. */
const ALARMING_TRIES = 3;

/** Once more each day at the longest rest, for whoever has seen the alarm and not mended it. */
const ALARM_AGAIN_TRIES = 288;

/** Tickets of orders that stop when they win: what becomes of them follows from an earlier draw that is not paid yet. */
export class TicketsWait extends Error {
  readonly tickets: number;

  constructor(tickets: number) {
    super(`${tickets} wait for an earlier draw of their order`);
    this.tickets = tickets;
  }
}

/** Why tickets of a draw are open at a brand: an error for each of them, but for those that only wait. */
const judge = (error: unknown): { tickets: number; waits: boolean; reason: string } => {
  const errors: readonly unknown[] = error instanceof AggregateError ? error.errors : [error];
  const faults = errors.filter((each) => !(each instanceof TicketsWait));
  const waiting = errors.flatMap((each) => (each instanceof TicketsWait ? [each.tickets] : []));
  const [first] = [...faults, ...errors];
  return {
    tickets: faults.length > 0 ? faults.length : waiting.reduce((sum, each) => sum + each, 0),
    waits: faults.length === 0,
    reason: first instanceof Error ? first.message : String(first),
  };
};

/**
 * Pays or gives back what is open of a draw at a brand. What fails is noted: the draw then rests for two seconds, then four, up to five
 * minutes, and from the third time on somebody is told by an alarm.
 *
 * @param had whether it is noted of an earlier try: its row goes when all is paid, and draws of the lottery that wait for this one are
 *   tried at the next look
 * @throws what the work throws
 */
export const notingUnpaid = async (
  database: Database,
  { id }: Pick<Merchant, 'id'>,
  name: IssueName,
  had: boolean,
  work: () => Promise<void>,
): Promise<void> => {
  try {
    await work();
  } catch (error) {
    if (!isDatabaseUnavailable(error)) await noteUnpaid(database, id, name, error);
    throw error;
  }
  if (had) await forgetUnpaid(database, id, name);
};

const noteUnpaid = async (
  database: Database,
  merchantId: number,
  { gameCode, issueNo }: IssueName,
  error: unknown,
): Promise<void> => {
  const { tickets, waits, reason } = judge(error);
  const { rows } = await sql<{ tries: number; since: Date }>`
    insert into lottery_unpaid as u (merchant_id, game_code, issue_no, tickets, waits, reason, again_at)
      values (${merchantId}, ${gameCode}, ${issueNo}, ${tickets}, ${waits}, ${reason.slice(0, 1000)},
        clock_timestamp() + interval '2 seconds')
      on conflict (merchant_id, game_code, issue_no) do update set tickets = excluded.tickets,
        waits = excluded.waits, reason = excluded.reason, tries = u.tries + 1,
        again_at = clock_timestamp()
          + least(2 ^ least(u.tries + 1, 20), ${MAX_REST_SECONDS}) * interval '1 second'
      returning tries, since`.execute(database);
  const [row] = rows;
  if (!row || waits || row.tries % ALARM_AGAIN_TRIES !== ALARMING_TRIES) return;
  await raiseAlarm(database, {
    merchantId,
    kind: 'tickets',
    subject: `${gameCode} ${issueNo}`,
    facts: { tickets, reason, since: row.since.toISOString() },
  });
};

const forgetUnpaid = async (
  database: Database,
  merchantId: number,
  { gameCode, issueNo }: IssueName,
): Promise<void> => {
  await sql`with paid as (
      delete from lottery_unpaid where merchant_id = ${merchantId} and game_code = ${gameCode}
        and issue_no = ${issueNo}
    )
    update lottery_unpaid set again_at = clock_timestamp() where merchant_id = ${merchantId}
      and game_code = ${gameCode} and issue_no <> ${issueNo} and waits`.execute(database);
};

/** The brands of which it is noted that tickets of a draw are open. */
export const readUnpaid = async (
  database: Database,
  { gameCode, issueNo }: IssueName,
): Promise<ReadonlySet<number>> => {
  const rows = await database
    .selectFrom('lotteryUnpaid')
    .select('merchantId')
    .where('gameCode', '=', gameCode)
    .where('issueNo', '=', issueNo)
    .execute();
  return new Set(rows.map(({ merchantId }) => merchantId));
};

/** Whether a draw that could not be paid whole rests until its next try, as a condition over `lottery_issue`. */
export const isResting = sql<boolean>`exists (select from lottery_unpaid u
  where u.game_code = lottery_issue.game_code and u.issue_no = lottery_issue.issue_no
    and u.again_at > clock_timestamp())`;
