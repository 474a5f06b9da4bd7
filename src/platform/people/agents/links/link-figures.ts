import type { ParsedOf } from '#api/endpoint.ts';
import {
  agentLinkFigures,
  type agentLinkFiguresFile,
  type LinkFigures,
} from '#api/agent-link-figures.ts';
import { addDays, dayIn } from '#domain/date-presets.ts';
import { sql } from '../../../base/database/sql.ts';
import type { Database } from '../../../base/database/tables.ts';
import { type Context, handle, Refusal, type Session } from '../../../base/endpoints/handler.ts';
import { requireRight } from '../require-right.ts';

const USUAL_DAYS = 30;
const MAX_DAYS = 366;

/** What came by one link, sub-id or day. */
export interface FigureRow extends LinkFigures {
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

type Asked = Pick<ParsedOf<typeof agentLinkFiguresFile>, 'by' | 'code' | 'from' | 'to'>;

/** The figures that an agent has chosen. */
export interface ChosenFigures {
  by: Asked['by'];
  from: string;
  to: string;
  rows: ReturnType<typeof sql>;
}

/**
 * The figures of the agent's own links that are asked for.
 *
 * @throws {Refusal} `invalid_range` for days in the wrong order, or more than 366
 */
export const chooseFigures = (
  { by, code, ...days }: Asked,
  { merchant, session }: Pick<Context, 'merchant'> & { session: Session },
): ChosenFigures => {
  const to = days.to ?? dayIn(merchant.config.timeZone, new Date());
  const from = days.from ?? addDays(to, 1 - USUAL_DAYS);
  if (from > to || addDays(from, MAX_DAYS) <= to) throw new Refusal('invalid_range');
  const rows = sql`from link_day l
    join affiliate_code c on c.merchant_id = l.merchant_id and c.code = l.code
    where l.merchant_id = ${merchant.id} and c.owner_id = ${session.memberId} and c.kind = 'agent'
      and l.day between ${from}::date and ${to}::date
      ${code === undefined ? sql`` : sql`and l.code = ${code.toUpperCase()}`}`;
  return { by, from, to, rows };
};

/**
 * Reads figures in their order, days the newest first.
 *
 * @param after the key of the last row before; undefined: from the beginning
 */
export const readFigures = async (
  database: Database,
  { by, rows: chosen }: ChosenFigures,
  after: string | undefined,
  limit: number,
): Promise<FigureRow[]> => {
  const way = sql.raw(by === 'day' ? '<' : '>');
  const page = after === undefined ? sql`` : sql`and ${KEYS[by]} ${way} ${after}`;
  const { rows } = await sql<FigureRow>`select ${KEYS[by]} as key,
      ${by === 'link' ? sql`coalesce(max(c.name), '')` : sql`''`} as name, ${SUMS}
    ${chosen} ${page} group by 1
    order by 1 ${sql.raw(by === 'day' ? 'desc' : 'asc')} limit ${limit}`.execute(database);
  return rows;
};

/** Visits, registrations and first deposits of the agent's links, the newest day first. */
export const agentLinkFiguresHandler = handle(
  agentLinkFigures,
  async ({ after, pageSize, ...asked }, context) => {
    const { database } = context;
    requireRight(context, 'makeLinks');
    const chosen = chooseFigures(asked, context);
    const [rows, total] = await Promise.all([
      readFigures(database, chosen, after, pageSize + 1),
      sql<LinkFigures>`select ${SUMS} ${chosen.rows}`.execute(database),
    ]);
    const items = rows.slice(0, pageSize);
    return {
      from: chosen.from,
      to: chosen.to,
      items,
      total: total.rows[0] ?? { visits: 0, registrations: 0, firstDeposits: 0 },
      next: rows.length > pageSize ? (items.at(-1)?.key ?? null) : null,
    };
  },
);
