import { agentTeamOverview } from '#api/agent-reports.ts';
import { addDays } from '#domain/date-presets.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { requireRight } from '../../people/agents/require-right.ts';
import { type Figures, figureSums, noFigures } from '../teams/team-figures.ts';
import { endOf, startOf } from '../../money/records/read-range.ts';
import { type Branch, branchAnswerOf, readBranch } from './read-branch.ts';
import { atOneMoment, toFigures } from './read-report.ts';

/** The sums of the own team, or of the team of a downline. */
export const agentTeamOverviewHandler = handle(agentTeamOverview, (input, context) => {
  const { database, merchant, session } = context;
  requireRight(context, input.under === undefined ? 'seeTeamSums' : 'seeTeamMoney');
  return atOneMoment(database, async (tx) => {
    const branch = await readBranch(tx, input, context);
    const found = await readDays(tx, branch);
    const sizes = await readSizes(tx, branch);
    const own = branch.ownerId === session.memberId;
    return {
      ...branchAnswerOf(branch, merchant),
      ...sizes,
      active: await countActive(tx, branch),
      total: toFigures(sum(found.filter(({ day }) => day <= branch.toDay))),
      incomeMinor: own ? await readIncome(tx, branch) : null,
      days: fillDays(branch, found, sizes.allDownlines),
    };
  });
});

type Day = Figures & { day: string; active: number; grown: number };

const NAMES = Object.keys(noFigures) as (keyof Figures)[];

const sum = (days: readonly Figures[]): Figures => {
  const total = { ...noFigures };
  for (const day of days) for (const name of NAMES) total[name] += day[name];
  return total;
};

/** The days with anything on them, and those after the range that changed the size of the team. */
const readDays = async (
  tx: OpenTransaction,
  { merchantId, ownerId, fromDay }: Branch,
): Promise<Day[]> => {
  const { rows } = await sql<Day>`
    select to_char(t.day, 'YYYY-MM-DD') as day, ${figureSums},
        sum(t.registered + t.joined - t.departed)::int as grown,
        (select coalesce(sum(c.members), 0)::int from team_active c where c.merchant_id = ${merchantId}
          and c.agent_id = ${ownerId} and c.day = t.day) as active
      from team_day t
      where t.merchant_id = ${merchantId} and t.agent_id = ${ownerId} and t.day >= ${fromDay}::date
      group by t.day order by t.day`.execute(tx);
  return rows;
};

/** Every day of the range; the size at the end of each is counted back from the size of now. */
const fillDays = ({ range, toDay }: Branch, found: readonly Day[], sizeNow: number) => {
  const byDay = new Map(found.map((day) => [day.day, day]));
  const days = [];
  let size = sizeNow - growth(found.filter(({ day }) => day > toDay));
  for (let day = toDay; day >= range.from; day = addDays(day, -1)) {
    const own = byDay.get(day);
    const figures = toFigures(own ?? noFigures);
    days.push({ ...figures, day, active: own?.active ?? 0, allDownlines: size });
    size -= own?.grown ?? 0;
  }
  return days.toReversed();
};

const growth = (days: readonly Day[]): number =>
  days.reduce((total, { grown }) => total + grown, 0);

const readSizes = async (
  tx: OpenTransaction,
  { merchantId, ownerId }: Branch,
): Promise<{ directDownlines: number; allDownlines: number }> => {
  const row = await tx
    .selectFrom('teamSize')
    .select(['direct', 'total'])
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', ownerId)
    .executeTakeFirst();
  return { directDownlines: row?.direct ?? 0, allDownlines: row?.total ?? 0 };
};

const countActive = async (
  tx: OpenTransaction,
  { merchantId, ownerId, fromDay, toDay }: Branch,
): Promise<number> => {
  const { rows } = await sql<{ active: number }>`
    select coalesce(sum(c.members), 0)::int as active from team_active c
      where c.merchant_id = ${merchantId} and c.agent_id = ${ownerId}
        and c.day between ${fromDay}::date and ${toDay}::date and c.before_day < ${fromDay}::date`.execute(
    tx,
  );
  return rows[0]?.active ?? 0;
};

/** What contracts have paid the agent, less what they have taken back. */
const readIncome = async (
  tx: OpenTransaction,
  { merchantId, agentId, range }: Branch,
): Promise<number> => {
  const { rows } = await sql<{ income: number }>`
    select coalesce(sum(e.amount), 0)::bigint as income
      from account a
      join entry e on e.merchant_id = a.merchant_id and e.account_id = a.id
        and (e.created_at = 'epoch' or e.created_at >= ${startOf(range)} and e.created_at < ${endOf(range)})
      join transfer t on t.merchant_id = e.merchant_id and t.id = e.transfer_id
      where a.merchant_id = ${merchantId} and a.member_id = ${agentId} and a.kind = 'commission'
        and (t.kind like 'salary%' or t.kind like 'dividend%' or t.kind = 'guarantee')
        and t.created_at >= ${startOf(range)} and t.created_at < ${endOf(range)}`.execute(tx);
  return rows[0]?.income ?? 0;
};
