import { openedAccounts } from '#api/agent-links.ts';
import type { ValueOf } from '#api/endpoint.ts';
import { sql } from '../../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../../base/database/tables.ts';
import { handle, type Merchant, type Session } from '../../../base/endpoints/handler.ts';
import { requireRight } from '../require-right.ts';
import { teamKindOf } from '../team-member.ts';
import { kindsToOpen } from './open-kinds.ts';

type Opened = ValueOf<typeof openedAccounts>['items'][number];

interface OpenedChoice {
  merchantId: number;
  openedBy: number;
  /** This one alone. */
  memberId?: number;
  /** The last one of the page before. */
  after?: number | undefined;
  limit: number;
}

/** Reads what an agent has opened by hand and has below, the newest first. */
export const readOpened = async (
  database: Database | OpenTransaction,
  { merchantId, openedBy, memberId, after, limit }: OpenedChoice,
): Promise<Opened[]> => {
  const { rows } = await sql<{
    memberId: number;
    username: string;
    type: number;
    openedAt: Date;
    secretUntil: Date | null;
  }>`select o.member_id, m.username, m.type, o.opened_at, m.secret_until from opened_account o
      join member m on m.merchant_id = o.merchant_id and m.id = o.member_id
    where o.merchant_id = ${merchantId} and o.opened_by = ${openedBy}
      and is_in_branch(${merchantId}, ${openedBy}, o.member_id)
      ${memberId === undefined ? sql`` : sql`and o.member_id = ${memberId}`}
      ${after === undefined ? sql`` : sql`and o.member_id < ${after}`}
    order by o.member_id desc limit ${limit}`.execute(database);
  return rows.map(({ type, openedAt, secretUntil, ...row }) => ({
    ...row,
    kind: teamKindOf(type),
    openedAt: openedAt.toISOString(),
    secretUntil: secretUntil?.toISOString() ?? null,
  }));
};

/** How many accounts an agent has opened by hand within 24 hours. */
export const countOpened = async (
  database: Database | OpenTransaction,
  { merchant, session }: { merchant: Pick<Merchant, 'id'>; session: Pick<Session, 'memberId'> },
): Promise<number> => {
  const { rows } = await sql<{ opened: number }>`select count(*)::int as opened from opened_account
    where merchant_id = ${merchant.id} and opened_by = ${session.memberId}
      and opened_at > now() - interval '24 hours'`.execute(database);
  return rows[0]?.opened ?? 0;
};

/** What the agent has opened by hand; whoever was moved to another branch is no more in it. */
export const openedAccountsHandler = handle(
  openedAccounts,
  async ({ after, pageSize }, context) => {
    const { database, merchant, session } = context;
    requireRight(context, 'openMembers');
    const of = { merchantId: merchant.id, openedBy: session.memberId };
    const [rows, opened] = await Promise.all([
      readOpened(database, { ...of, after, limit: pageSize + 1 }),
      countOpened(database, context),
    ]);
    const items = rows.slice(0, pageSize);
    const { openedPerDay: perDay } = merchant.config.agents.affiliates;
    return {
      items,
      next: rows.length > pageSize ? (items.at(-1)?.memberId ?? null) : null,
      kinds: kindsToOpen(context),
      left: Math.max(0, perDay - opened),
      perDay,
    };
  },
);
