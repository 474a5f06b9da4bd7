import { agentAnnouncements, readAgentAnnouncements } from '#api/agent-announcements.ts';
import { sql } from '../../base/database/sql.ts';
import { handle } from '../../base/endpoints/handler.ts';
import type { Context, Session } from '../../base/endpoints/handler.ts';
import { readNotices } from './read-notices.ts';

/** The names of what the agent has read. */
const readNames = async ({
  database,
  merchant,
  session,
}: Context & { session: Session }): Promise<Set<string>> => {
  const rows = await database
    .selectFrom('noticeRead')
    .select('noticeId')
    .where('merchantId', '=', merchant.id)
    .where('memberId', '=', session.memberId)
    .execute();
  return new Set(rows.map(({ noticeId }) => noticeId));
};

/** What the brand announces to its agents, the newest first, and what of it the agent has read. */
export const agentAnnouncementsHandler = handle(
  agentAnnouncements,
  async ({ pageNo, pageSize }, context) => {
    const [notices, read] = await Promise.all([readNotices(context, 'agents'), readNames(context)]);
    return {
      announcements: notices
        .slice((pageNo - 1) * pageSize, pageNo * pageSize)
        .map((notice) => ({ ...notice, read: read.has(notice.id) })),
      pageNo,
      totalPages: Math.ceil(notices.length / pageSize),
      unread: notices.filter(({ id }) => !read.has(id)).length,
    };
  },
);

/** Keeps what the agent has read, once; a name that no announcement to agents has is kept by nobody. */
export const readAgentAnnouncementsHandler = handle(
  readAgentAnnouncements,
  async ({ ids }, context) => {
    const { database, merchant, session } = context;
    await sql`insert into notice_read (merchant_id, member_id, notice_id)
      select merchant_id, ${session.memberId}, id from notice
        where merchant_id = ${merchant.id} and audience = 'agents' and id = any (${ids})
          and published_at <= now() and (starts_at is null or starts_at <= now())
      on conflict do nothing`.execute(database);
    const [notices, read] = await Promise.all([readNotices(context, 'agents'), readNames(context)]);
    return { unread: notices.filter(({ id }) => !read.has(id)).length };
  },
);
