import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { InboxKind } from '#api/inbox.ts';
import { type InboxTemplate, isTempting, missingValues } from './inbox-templates.ts';
import { cleanValues, type InboxValues } from './inbox-values.ts';
import { isSitePath } from './is-site-path.ts';

/** Something that a member is told on the site. */
export interface InboxNews {
  merchantId: number;
  memberId: number;
  kind: InboxKind;
  /** Which text: a key of the area `inbox-messages`. */
  template: InboxTemplate;
  /** Fills the template's placeholders. */
  values?: InboxValues;
  /** A page of the site that it leads to: `/withdraw`, `/promotions#spring`. */
  path?: string;
  /** What it tells of, such as `deposit:17`: a second message with it is not written. */
  key?: string;
  /** It was told by e-mail already: not once more. */
  mailed?: boolean;
}

/**
 * Writes a message into a member's inbox, within the transaction of what it tells; one insert. Trial accounts have no inbox; what
 * invites to come back is not written to who has a break from play or wants no offers.
 *
 * @throws when a placeholder has no value, or the path is no page of ours: a fault of the caller
 */
export const notifyMember = async (
  tx: OpenTransaction,
  { merchantId, memberId, kind, template, values = {}, path, key, mailed = false }: InboxNews,
): Promise<void> => {
  const missing = missingValues(template, values);
  if (missing.length > 0)
    throw new Error(`the message ${template} has no value for ${missing.join(', ')}`);
  if (path !== undefined && !isSitePath(path)) throw new Error(`${path} is no page of the site`);
  await sql`
    insert into inbox_message (merchant_id, member_id, kind, template, values, path, key, reach)
      select m.merchant_id, m.id, ${kind}, ${template},
          ${JSON.stringify(cleanValues(values))}::jsonb, ${path ?? null}, ${key ?? null},
          coalesce((r.email and not ${mailed})::int + 2 * r.push::int, 0)
        from member m
        left join inbox_reach r on r.merchant_id = m.merchant_id and r.member_id = m.id
          and r.kind = ${kind}
        where m.merchant_id = ${merchantId} and m.id = ${memberId} and m.type <> 4
          ${isTempting(template) ? sql`and may_be_tempted(m.merchant_id, m.id)` : sql``}
    on conflict do nothing`.execute(tx);
};
