import { returnToPlay, selfExclude, type SelfExclusion } from '#api/protection.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { lockMember } from '../members/lock-member.ts';
import { recordEvent } from './record-event.ts';
import { readFacts, type ProtectionFacts } from './read-facts.ts';

/** Excludes the person at every brand, at once and until the member asks to come back. */
export const selfExcludeHandler = handle(
  selfExclude,
  async ({ months }, { database, merchant, session }, refuse) => {
    const { memberId } = session;
    const { selfExclusionMonths } = merchant.config.protection;
    const [min, max] = [Math.min(...selfExclusionMonths), Math.max(...selfExclusionMonths)];
    if (months !== null && (months < min || months > max))
      return refuse('self_exclusion_out_of_bounds', { details: { min, max } });
    return database.transaction().execute(async (tx) => {
      await lockMember(tx, merchant.id, memberId);
      const before = await readOwnExclusions(tx, merchant.id, memberId);
      const until = months === null ? null : await monthsFromNow(tx, months);
      const longer = before.find((own) => !own.until || (until !== null && own.until > until));
      if (longer && until !== null)
        return refuse('self_exclusion_not_shorter', {
          details: { until: longer.until?.toISOString() ?? null },
        });
      await sql`select exclude_person(${merchant.id}, ${memberId}, ${until},
        ${session.tokenHash})`.execute(tx);
      await recordEvent(tx, merchant.id, memberId, 'self_exclusion', { months });
      const exclusion = exclusionOf(await readFacts(tx, merchant, memberId), new Date());
      if (!exclusion) throw new Error(`member ${memberId} was not excluded`);
      return exclusion;
    });
  },
);

/** After its end: play opens once the waiting time is over, unless another account is excluded. */
export const returnToPlayHandler = handle(
  returnToPlay,
  async (_input, { database, merchant, session }, refuse) => {
    const { memberId } = session;
    const waitMs = merchant.config.protection.returnWaitHours * 3_600_000;
    return database.transaction().execute(async (tx) => {
      await lockMember(tx, merchant.id, memberId);
      const own = await readOwnExclusions(tx, merchant.id, memberId);
      const [first] = own;
      if (!first) return refuse('no_self_exclusion');
      const running = own.find(({ until }) => until === null || until > new Date());
      if (running)
        return refuse('self_excluded', {
          details: { until: running.until?.toISOString() ?? null },
        });
      // Asking again changes nothing: the first time counts.
      const returnsAt = first.returnsAt ?? new Date(Date.now() + waitMs);
      await tx
        .updateTable('selfExclusion')
        .set({ returnsAt })
        .where('merchantId', '=', merchant.id)
        .where('memberId', '=', memberId)
        .where('returnsAt', 'is', null)
        .execute();
      await recordEvent(tx, merchant.id, memberId, 'return_asked');
      return { returnsAt: returnsAt.toISOString() };
    });
  },
);

/** The self-exclusion that holds, as the member sees it; null for none. */
export const exclusionOf = (facts: ProtectionFacts, now: Date): SelfExclusion | null => {
  const { excludedAt, excludedUntil, excludedHere, returnsAt } = facts;
  if (!excludedAt) return null;
  const ownAccount = excludedHere ?? false;
  return {
    startedAt: excludedAt.toISOString(),
    until: excludedUntil?.toISOString() ?? null,
    ownAccount,
    canReturn: ownAccount && !returnsAt && excludedUntil !== null && excludedUntil <= now,
    returnsAt: returnsAt?.toISOString() ?? null,
  };
};

/** What this account itself has asked for and what still holds, the longest first. */
const readOwnExclusions = (tx: OpenTransaction, merchantId: number, memberId: number) =>
  tx
    .selectFrom('selfExclusion')
    .select(['until', 'returnsAt'])
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', memberId)
    .where((row) => row.or([row('returnsAt', 'is', null), row('returnsAt', '>', new Date())]))
    .orderBy('until', (order) => order.desc().nullsFirst())
    .execute();

/** By the calendar: a month is no number of days. */
const monthsFromNow = async (tx: OpenTransaction, months: number): Promise<Date> => {
  const { rows } = await sql<{ until: Date }>`
    select now() + make_interval(months => ${months}) as until`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the database answered no moment');
  return row.until;
};
