import type { StatementRow } from '#api/agent-reports.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { MaskSettings } from '../../people/agents/downline-name.ts';
import { downlineName } from '../../people/agents/downline-name.ts';
import { teamKindOf } from '../../people/agents/team-member.ts';
import { figureSums } from '../teams/team-figures.ts';
import type { Branch } from './read-branch.ts';
import { type ReportQuery, type ReportRow, toFigures } from './read-report.ts';

const COLUMNS = sql.raw(`bets, stake_minor, payout_minor, valid_minor, bonus_minor, rebate_minor,
  salary_minor, fee_minor, deposit_minor, withdrawal_minor, first_deposits, registered`);

/** A row for each direct downline with everybody below, one for all who are not there any more, one for the owner. */
export const byDownline = ({ merchantId, ownerId, fromDay, toDay }: Branch): ReportQuery => sql`
  select case when d.member_id is null then 'former' else t.child_id::text end as key, ${figureSums}
    from branch_day t
    left join downline d on d.merchant_id = t.merchant_id and d.ancestor_id = t.agent_id
      and d.member_id = t.child_id and d.depth = 1 and d.until is null
    where t.merchant_id = ${merchantId} and t.agent_id = ${ownerId}
      and t.day between ${fromDay}::date and ${toDay}::date
    group by 1
  union all
  select 'own', ${figureSums} from member_day t where t.merchant_id = ${merchantId} and t.member_id = ${ownerId}
    and t.day between ${fromDay}::date and ${toDay}::date
    having count(*) > 0`;

/** A row for each day on which anything happened, of the owner and everybody below. */
export const byDay = ({ merchantId, ownerId, fromDay, toDay }: Branch): ReportQuery => sql`
  select to_char(t.day, 'YYYY-MM-DD') as key, ${figureSums} from (
      select day, ${COLUMNS} from team_day where merchant_id = ${merchantId} and agent_id = ${ownerId}
        and day between ${fromDay}::date and ${toDay}::date
      union all
      select day, ${COLUMNS} from member_day where merchant_id = ${merchantId} and member_id = ${ownerId}
        and day between ${fromDay}::date and ${toDay}::date
    ) t group by t.day`;

/** Who a row is of. */
interface Named {
  id: number;
  username: string;
  type: number;
  active: number;
}

/** Rows as they are answered, with names and with how many people were active. */
export const nameRows = async (
  tx: OpenTransaction,
  config: MaskSettings,
  branch: Branch,
  rows: readonly ReportRow[],
): Promise<StatementRow[]> => {
  const ids = rows.flatMap(({ key }) => (/^\d+$/.test(key) ? [Number(key)] : []));
  const named = await readNamed(tx, branch, ids);
  return rows.map((row) => {
    const figures = toFigures(row);
    const none = { memberId: null, name: null, kind: null, day: null, active: null };
    if (row.key === 'former') return { ...figures, ...none, row: 'former' };
    if (row.key === 'own') {
      const { ownerId, ownerName, ownerType } = branch;
      const kind = teamKindOf(ownerType);
      return { ...figures, ...none, row: 'own', memberId: ownerId, name: ownerName, kind };
    }
    const person = named.get(Number(row.key));
    if (!person) return { ...figures, ...none, row: 'day', day: row.key };
    return {
      ...figures,
      row: 'downline',
      memberId: person.id,
      name: downlineName(config, person.username, branch.depth + 1),
      kind: teamKindOf(person.type),
      day: null,
      active: person.active,
    };
  });
};

const readNamed = async (
  tx: OpenTransaction,
  { merchantId, ownerId, fromDay, toDay, range }: Branch,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Named>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Named>`
    select m.id, m.username, m.type,
        (select coalesce(sum(c.members), 0)::int from team_active c where c.merchant_id = m.merchant_id
          and c.agent_id = m.id and c.day between s.day and ${toDay}::date and c.before_day < s.day)
        + exists (select from member_day o where o.merchant_id = m.merchant_id and o.member_id = m.id
          and o.day between s.day and ${toDay}::date and o.live > 0)::int as active
      from member m
      join downline d on d.merchant_id = m.merchant_id and d.ancestor_id = ${ownerId} and d.member_id = m.id
        and d.until is null
      cross join lateral (select greatest(${fromDay}::date, (d.since at time zone ${range.timeZone})::date) as day) s
      where m.merchant_id = ${merchantId} and m.id = any(${[...ids]}::bigint[])`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
};
