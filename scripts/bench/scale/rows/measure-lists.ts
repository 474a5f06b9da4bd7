import { addDays, dayIn } from '#domain/date-presets.ts';
import type { OpenedDatabase } from '#platform/base/database/open-database.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { type RowEnd, writeEnd } from '#platform/base/lists/list-cursor.ts';
import { betHistoryHandler } from '#platform/money/records/bet-history.ts';
import { transactionHistoryHandler } from '#platform/money/records/transaction-history.ts';
import { asAgent } from '../../agents/as-agent.ts';
import { measureTimes } from '../../agents/timed.ts';
import { type Figure, goal } from '../../figures.ts';
import type { BenchContext } from '../../platform/make-bench-context.ts';

/** A database whose lists are measured, and its brand. */
export interface ListsPlace {
  opened: OpenedDatabase;
  merchant: Merchant;
  context: BenchContext;
}

const PAGE_GOAL_MS = 50;

type Part = ReturnType<typeof sql>;

/** A list of a member: how a page of it is read, and where its rows are. */
interface MemberList {
  what: string;
  read: (page: { after?: string; exact?: boolean }) => Promise<{ sums: { rows: number } | null }>;
  name: string;
  rows: Part;
  at: Part;
}

const PAGE = 20;

/** Where the page before the last one ends; undefined where there is but one. */
const lastPageOf = async (
  { opened, merchant }: ListsPlace,
  memberId: number,
  { name, rows, at }: MemberList,
): Promise<string | undefined> => {
  const owner = { list: name, merchantId: merchant.id, memberId };
  const found = await sql<RowEnd>`select (extract(epoch from ${at}) * 1000000)::bigint as value,
      id::text as key from ${rows} and merchant_id = ${merchant.id} and member_id = ${memberId}
      and ${at} > now() - interval '360 days' order by ${at}, id offset ${PAGE} limit 1`.execute(
    opened.database,
  );
  const [end] = found.rows;
  return end && writeEnd(end, owner);
};

/** Measures the first and the last page of each list of a member, and the sums of it, over the whole year that it can look back. */
export const measureLists = async (place: ListsPlace): Promise<Figure[]> => {
  const { opened, merchant, context } = place;
  const to = dayIn(merchant.config.timeZone, new Date());
  const year = { preset: 'custom', from: addDays(to, -360), to } as const;
  const memberId = context.people[0]?.memberId ?? 0;
  const ana = asAgent({ opened, merchant }, memberId);
  const asked = { ...year, pageSize: PAGE, exact: false };
  const movements = (what: string, kind?: 'bet' | 'deposit'): MemberList => ({
    what,
    name: transactionHistoryHandler.endpoint.name,
    read: (page) => transactionHistoryHandler.run({ ...asked, kind, ...page }, ana),
    rows: sql`money_record where ${kind ? sql`kind = ${kind}` : sql`true`}`,
    at: sql`at`,
  });
  const lists = [
    movements('movements'),
    movements('bets among movements', 'bet'),
    movements('deposits among movements', 'deposit'),
    {
      what: 'bets',
      name: betHistoryHandler.endpoint.name,
      read: (page) => betHistoryHandler.run({ ...asked, ...page }, ana),
      rows: sql`bet where true`,
      at: sql`placed_at`,
    } satisfies MemberList,
  ];
  const figures: Figure[] = [];
  for (const list of lists) {
    const { sums } = await list.read({ exact: true });
    const after = await lastPageOf(place, memberId, list);
    for (const [which, page] of [
      ['first page', {}],
      ['last page', after === undefined ? {} : { after }],
      ['first page, all summed up', { exact: true }],
    ] as const) {
      const { p50 } = await measureTimes(() => list.read(page));
      figures.push({
        what: `${list.what}, ${which}`,
        seconds: p50 / 1000,
        goal: goal('ms', PAGE_GOAL_MS, p50),
        note: `of ${sums?.rows ?? 0} rows`,
      });
    }
  }
  return figures;
};
