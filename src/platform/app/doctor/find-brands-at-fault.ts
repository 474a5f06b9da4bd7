import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import { GONE_AFTER_SECONDS } from '../../base/merchants/serving-processes.ts';
import type { SetAside } from '../../base/merchants/set-aside.ts';
import { type Check, type Finding, runbook } from './finding.ts';

const page = runbook('LiveryBrandsSetAside');

/** Of each kind: whoever has more at fault has one fault. */
const MAX_FINDINGS = 100;

/**
 * Finds brands that a process has set aside, that a job fails for, whose bets are not followed, or whose members hold money of another
 * currency than theirs, while all others run.
 */
export const brandsAtFault: Check = {
  name: 'brands',
  find: async ({ database }) => [
    ...(await findSetAside(database)),
    ...(await findFailedFor(database)),
    ...(await findBehind(database)),
    ...(await findMixed(database)),
  ],
};

const findSetAside = async (database: Database): Promise<Finding[]> => {
  const { rows } = await sql<SetAside>`
    select distinct on (s.code) s.code, s.reason, s."isServed", s.kept
      from serving_process p
        cross join jsonb_to_recordset(p.set_aside) as s (code text, reason text, "isServed" boolean, kept jsonb)
      where p.seen_at > clock_timestamp() - make_interval(secs => ${GONE_AFTER_SECONDS})
      order by s.code limit ${MAX_FINDINGS}`.execute(database);
  return rows.map(({ code, reason, isServed, kept }) => ({
    check: 'brands',
    subject: code,
    found: `The brand ${code} is set aside and ${isServed ? 'served as it last was' : 'not served'}: ${reason}`,
    remedy: kept
      ? `Set "${kept.name}" back to "${kept.value}" in merchants/${code}/merchant.json, build the site again, and start or reload.`
      : `Run livery check ${code}, mend what it names, and start or reload.`,
    page,
  }));
};

const findFailedFor = async (database: Database): Promise<Finding[]> => {
  const { rows } = await sql<{ job: string; code: string; reason: string }>`
    select r.job, m.code, f.reason
      from job_run r
        cross join jsonb_to_recordset(r.brands_at_fault) as f ("merchantId" bigint, reason text)
        join merchant m on m.id = f."merchantId"
      order by m.code, r.job limit ${MAX_FINDINGS}`.execute(database);
  return rows.map(({ job, code, reason }) => ({
    check: 'brands',
    subject: `${code} ${job}`,
    found: `The job ${job} fails for the brand ${code} and does its work for all others: ${reason}`,
    remedy: `Look for "a job fails for a brand" with "job":"${job}" in the log; an import of the brand writes its settings anew.`,
    page,
  }));
};

const findBehind = async (database: Database): Promise<Finding[]> => {
  const { rows } = await sql<{ follower: string; code: string; until: string }>`
    select b.follower, m.code, to_char(b.followed_until at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as until
      from bet_brand_behind b join merchant m on m.id = b.merchant_id
      order by m.code, b.follower limit ${MAX_FINDINGS}`.execute(database);
  return rows.map(({ follower, code, until }) => ({
    check: 'brands',
    subject: `${code} ${follower}`,
    found: `Of the brand ${code}, ${follower} follow no bets since ${until} UTC; those of all others are followed.`,
    remedy:
      'Look for "the ended bets of a brand were not followed" in the log: nothing is lost, and all is taken up once it is mended.',
    page,
  }));
};

/** Left by a version that let a file change the currency of a brand with members. */
const findMixed = async (database: Database): Promise<Finding[]> => {
  const { rows } = await sql<{ code: string; currency: string; other: string; members: number }>`
    select m.code, m.currency, a.currency as other, count(distinct a.member_id)::integer as members
      from merchant m join account a on a.merchant_id = m.id and a.member_id is not null
        and a.currency not in (m.currency, 'XTS', 'PTS')
      group by m.code, m.currency, a.currency order by m.code, a.currency
      limit ${MAX_FINDINGS}`.execute(database);
  return rows.map(({ code, currency, other, members }) => ({
    check: 'brands',
    subject: `${code} ${other}`,
    found: `${members} members of the brand ${code} have accounts in ${other}, and the brand is kept in ${currency}: those they cannot use.`,
    remedy: `Where nothing was moved in ${currency} yet, set "currency" back to "${other}" in merchants/${code}/merchant.json. Else pay out by hand what they hold in ${other}.`,
    page,
  }));
};
