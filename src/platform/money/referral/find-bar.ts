import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { Bar } from './bar-referral.ts';
import type { JudgedReferral } from './referral-terms.ts';

/**
 * Finds why a friend earns nothing: the same person, browser, address, bank account or household as the
 * inviter, or as a friend of the inviter who came before; or an account that is no longer open.
 *
 * @returns null when nothing stands against it
 */
export const findBar = async (
  tx: OpenTransaction,
  { merchantId, friendId, inviterId }: JudgedReferral,
): Promise<Bar | null> => {
  const { rows } = await sql<{ why: Bar['why']; withMemberId: number | null }>`
    with other as (
      select ${inviterId}::bigint as id
      union
      select friend_id from referral where merchant_id = ${merchantId} and inviter_id = ${inviterId}
        and friend_id < ${friendId}
    ),
    found (rank, why, id) as (
      select 0, 'closed', null::bigint from member
        where merchant_id = ${merchantId} and (id = ${friendId} and status <> 'active'
          or id = ${inviterId} and status = 'closed')
      union all
      select 1, 'identity', other.id from other
        join member_identity theirs on theirs.merchant_id = ${merchantId} and theirs.member_id = other.id
        join member_identity own on own.merchant_id = ${merchantId} and own.member_id = ${friendId}
          and own.kind = theirs.kind and own.hash = theirs.hash
      union all
      -- One that was removed was theirs all the same.
      select 2, 'account', other.id from other
        join bank_account theirs on theirs.merchant_id = ${merchantId} and theirs.member_id = other.id
        join bank_account own on own.merchant_id = ${merchantId} and own.member_id = ${friendId}
          and own.bank_code = theirs.bank_code and own.account_number = theirs.account_number
      union all
      select 3, 'household', other.id from other
        join member_household theirs on theirs.merchant_id = ${merchantId} and theirs.member_id = other.id
        join member_household own on own.merchant_id = ${merchantId} and own.member_id = ${friendId}
          and own.hash = theirs.hash
      union all
      select case own.kind when 'device' then 4 else 5 end, own.kind, other.id from other
        join member_trace theirs on theirs.merchant_id = ${merchantId} and theirs.member_id = other.id
        join member_trace own on own.merchant_id = ${merchantId} and own.member_id = ${friendId}
          and own.kind = theirs.kind and own.value = theirs.value
    )
    select why, id as with_member_id from found order by rank, id limit 1`.execute(tx);
  const [bar] = rows;
  // The database says which of the two forms it is.
  return (bar ?? null) as Bar | null;
};
