import { sql } from '../../base/database/sql.ts';
import { agoText, type Check, runbook } from './finding.ts';

/** Whoever has more has one fault. */
const MAX_FINDINGS = 100;

/** What passes by itself has passed by then. */
const MIN_TRIES = 3;

/** Finds draws of which a brand's tickets cannot be paid or given back. */
export const unpaidDraws: Check = {
  name: 'draws',
  find: async ({ database }) => {
    const { rows } = await sql<{
      code: string;
      gameCode: string;
      issueNo: string;
      tickets: number;
      reason: string;
      seconds: number;
    }>`
      select m.code, u.game_code, u.issue_no, u.tickets, u.reason,
          extract(epoch from clock_timestamp() - u.since)::float8 as seconds
        from lottery_unpaid u join merchant m on m.id = u.merchant_id
        where not u.waits and u.tries >= ${MIN_TRIES}
        order by u.since, m.code limit ${MAX_FINDINGS}`.execute(database);
    return rows.map(({ code, gameCode, issueNo, tickets, reason, seconds }) => ({
      check: 'draws' as const,
      subject: `${code} ${gameCode} ${issueNo}`,
      found: `Of the draw ${issueNo} of ${gameCode}, ${tickets} ${tickets === 1 ? 'ticket' : 'tickets'} of the brand ${code} cannot be paid for ${agoText(seconds)}: ${reason}`,
      remedy:
        'Mend what the reason says; it is tried again every five minutes at least. All other tickets are paid.',
      page: runbook('LiveryDrawsUnpaid'),
    }));
  },
};
