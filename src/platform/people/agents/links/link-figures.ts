import { agentLinkFigures, type LinkFigures } from '#api/agent-links.ts';
import { addDays, dayIn } from '#domain/date-presets.ts';
import { sql } from '../../../base/database/sql.ts';
import { handle } from '../../../base/endpoints/handler.ts';
import { requireRight } from '../require-right.ts';

const USUAL_DAYS = 30;
const MAX_DAYS = 366;

interface FigureRow extends LinkFigures {
  key: string;
  name: string;
}

/** What rows are counted by. Sub-ids and codes are compared by their bytes, so that a page has one end. */
const KEYS = {
  link: sql<string>`l.code collate "C"`,
  subId: sql<string>`l.sub_id collate "C"`,
  day: sql<string>`to_char(l.day, 'YYYY-MM-DD') collate "C"`,
};

const SUMS = sql`coalesce(sum(l.visits), 0)::int as visits,
  coalesce(sum(l.registrations), 0)::int as registrations,
  coalesce(sum(l.first_deposits), 0)::int as first_deposits`;

/** Visits, registrations and first deposits of the agent's links, the newest day first. */
export const agentLinkFiguresHandler = handle(
  agentLinkFigures,
  async ({ by, code, after, pageSize, ...days }, context, refuse) => {
    const { database, merchant, session } = context;
    requireRight(context, 'makeLinks');
    const to = days.to ?? dayIn(merchant.config.timeZone, new Date());
    const from = days.from ?? addDays(to, 1 - USUAL_DAYS);
    if (from > to || addDays(from, MAX_DAYS) <= to) return refuse('invalid_range');
    const chosen = sql`from link_day l
      join affiliate_code c on c.merchant_id = l.merchant_id and c.code = l.code
      where l.merchant_id = ${merchant.id} and c.owner_id = ${session.memberId} and c.kind = 'agent'
        and l.day between ${from}::date and ${to}::date
        ${code === undefined ? sql`` : sql`and l.code = ${code.toUpperCase()}`}`;
    const way = sql.raw(by === 'day' ? '<' : '>');
    const page = after === undefined ? sql`` : sql`and ${KEYS[by]} ${way} ${after}`;
    const [{ rows }, total] = await Promise.all([
      sql<FigureRow>`select ${KEYS[by]} as key,
          ${by === 'link' ? sql`coalesce(max(c.name), '')` : sql`''`} as name, ${SUMS}
        ${chosen} ${page} group by 1
        order by 1 ${sql.raw(by === 'day' ? 'desc' : 'asc')} limit ${pageSize + 1}`.execute(
        database,
      ),
      sql<LinkFigures>`select ${SUMS} ${chosen}`.execute(database),
    ]);
    const items = rows.slice(0, pageSize);
    return {
      from,
      to,
      items,
      total: total.rows[0] ?? { visits: 0, registrations: 0, firstDeposits: 0 },
      next: rows.length > pageSize ? (items.at(-1)?.key ?? null) : null,
    };
  },
);
