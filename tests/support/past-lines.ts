import { withClient } from './database-template.ts';
import type { OpenedMember } from './members.ts';

/** Whose books have a past: the member's cash on one side, the brand's clearing account on the other. */
type Owner = Pick<OpenedMember, 'merchantId' | 'memberId'>;

/**
 * Writes transfers of 5 to a member who never had money, dated as they are told and in that order, past what keeps others from
 * writing to the books; the account holds what they come to.
 *
 * @param url of the database, as its owner
 * @param moments of the transfers, as PostgreSQL reads them
 */
export const plantTransfers = (
  url: string,
  { merchantId, memberId }: Owner,
  moments: readonly string[],
): Promise<void> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ cash: string; clearing: string }>(
      `select open_account($1, 'cash', $2, c.currency, true) as cash,
          open_account($1, 'clearing', null, c.currency, false) as clearing
        from merchant c where c.id = $1`,
      [merchantId, memberId],
    );
    const [accounts] = rows;
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query(
      `with moment as (
        select nextval('transfer_number') as id, at::timestamptz, n
          from unnest($4::text[]) with ordinality m (at, n)
      ), moved as (
        insert into transfer (merchant_id, id, scope, idem_key, request_hash, kind, created_at)
          select $1, id, 'past', id::text, '', 'gift', at from moment
      ), held as (
        update account set balance = balance + 5 * cardinality($4), seq = seq + cardinality($4)
          where merchant_id = $1 and id = $2
          returning balance - 5 * cardinality($4) as balance, seq - cardinality($4) as seq
      )
      insert into entry (merchant_id, transfer_id, line, account_id, amount, balance_after, account_seq, created_at)
        select $1::bigint, m.id, 1, $2::bigint, 5, h.balance + 5 * m.n, h.seq + m.n, m.at from moment m, held h
        union all select $1, m.id, 2, $3::bigint, -5, null, null, m.at from moment m`,
      [merchantId, accounts?.cash, accounts?.clearing, moments],
    );
    await client.query('commit');
  });

/** Changes the books past what forbids it: a fault is planted, or mended. @param url as its owner */
export const forge = (url: string, statement: string): Promise<unknown> =>
  withClient(url, (client) =>
    client.query(`begin; set local session_replication_role = replica; ${statement}; commit`),
  );
