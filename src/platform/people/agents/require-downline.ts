import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { type Merchant, Refusal, type Session } from '../../base/endpoints/handler.ts';

/** Somebody below an agent. */
export interface Downline {
  id: number;
  username: string;
  /** 0 member, 1, 2, 41, 42 agents. */
  type: number;
  status: 'active' | 'frozen' | 'closed';
  /** Levels below the agent; 1: directly below. */
  depth: number;
}

/** In whose branch, by whom and where it is looked. */
interface Asking {
  database: Database | OpenTransaction;
  merchant: Pick<Merchant, 'id'>;
  session: Pick<Session, 'memberId'>;
}

/** Somebody who is below an agent now, by id or by name in lower case; null when nobody there is it. */
export const findDownline = async (
  { database, merchant, session }: Asking,
  who: { id: number } | { username: string },
): Promise<Downline | null> => {
  const row = await database
    .selectFrom('downline')
    .innerJoin('member', (join) =>
      join
        .onRef('member.merchantId', '=', 'downline.merchantId')
        .onRef('member.id', '=', 'downline.memberId'),
    )
    .select(['member.id', 'member.username', 'member.type', 'member.status', 'downline.depth'])
    .where('downline.merchantId', '=', merchant.id)
    .where('downline.ancestorId', '=', session.memberId)
    .where('downline.until', 'is', null)
    .where((by) =>
      'id' in who ? by('downline.memberId', '=', who.id) : by('member.username', '=', who.username),
    )
    .executeTakeFirst();
  return row ?? null;
};

/**
 * Somebody who is below the calling agent now, at any depth. A member of another branch or brand, the own upline, the agent, and
 * whoever was moved away get the same answer as an id that nobody has.
 *
 * @throws {Refusal} `not_a_downline`
 */
export const requireDownline = async (context: Asking, memberId: number): Promise<Downline> => {
  const found = await findDownline(context, { id: memberId });
  if (!found) throw new Refusal('not_a_downline');
  return found;
};
