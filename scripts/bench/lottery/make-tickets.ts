import { commitOf } from '#platform/play/lottery/plan-issues.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Database, OpenTransaction } from '#platform/base/database/tables.ts';
import { openHouseAccount } from '#platform/base/ledger/open-account.ts';

/** Whose tickets wait for one draw. */
export interface Crowd {
  name: string;
  members: number;
  ticketsEach: number;
}

const STAKE_MINOR = 100;

/**
 * Members with money, every other one with a turnover to play through, and their open tickets of
 * one draw: every row as a purchase writes it, a hundred thousand of them in one go.
 *
 * @returns the draw's number
 */
export const createTickets = async (
  database: Database,
  merchantId: number,
  gameCode: string,
  crowd: Crowd,
): Promise<string> => {
  const { name } = crowd;
  const { currency } = await database
    .selectFrom('merchant')
    .select('currency')
    .where('id', '=', merchantId)
    .executeTakeFirstOrThrow();
  const serverSeed = '5'.repeat(64);
  await database
    .insertInto('lotteryIssue')
    .values({
      gameCode,
      issueNo: name,
      drawsAt: new Date(),
      serverSeed,
      commitHash: commitOf(serverSeed),
    })
    .execute();
  const place = { merchantId, currency, gameCode };
  await database.transaction().execute((tx) => openMembers(tx, place, crowd));
  await database.transaction().execute((tx) => buyAll(tx, place, crowd));
  return name;
};

interface Place {
  merchantId: number;
  currency: string;
  gameCode: string;
}

const openMembers = async (
  tx: OpenTransaction,
  { merchantId, currency }: Place,
  { name, members, ticketsEach }: Crowd,
): Promise<void> => {
  const clearing = await openHouseAccount(tx, merchantId, 'clearing', currency);
  const moneyMinor = STAKE_MINOR * (ticketsEach + 1);
  const usernames = `${name}%`;
  await sql`insert into member (merchant_id, username, nickname, type, language, registered_ip)
    select ${merchantId}, ${name} || n, ${name} || n, 0, 'en', '127.0.0.1'
      from generate_series(1, ${members}::int) n`.execute(tx);
  await sql`select open_account(m.merchant_id, k.kind, m.id, ${currency}, true)
    from member m cross join unnest(array['cash', 'bonus', 'locked']) as k (kind)
    where m.merchant_id = ${merchantId} and m.username like ${usernames}`.execute(tx);
  await sql`select post_transfer(c.merchant_id, 'bench', ${name} || c.member_id, '', 'gift',
      array[${clearing}::bigint, c.id], array[-${moneyMinor}::bigint, ${moneyMinor}::bigint])
    from account c join member m on m.merchant_id = c.merchant_id and m.id = c.member_id
    where c.merchant_id = ${merchantId} and c.kind = 'cash'
      and m.username like ${usernames}`.execute(tx);
  await sql`insert into turnover_item (merchant_id, member_id, kind, ref, amount_minor,
      required_minor)
    select m.merchant_id, m.id, 'deposit', ${name} || m.id, 1000000, 1000000 from member m
      where m.merchant_id = ${merchantId} and m.username like ${usernames}
        and m.id % 2 = 0`.execute(tx);
};

const buyAll = async (
  tx: OpenTransaction,
  { merchantId, currency, gameCode }: Place,
  { name, ticketsEach }: Crowd,
): Promise<void> => {
  await sql`with bought as (
      insert into bet (merchant_id, member_id, vendor_code, transaction_id, round_id, game_type,
          currency, stake_minor, odds, transfer_id)
        select m.merchant_id, m.id, 'DRAWHOUSE', ${name} || m.id || '-' || n,
            ${`${gameCode}:${name}`}, 'LOTT', ${currency}, ${STAKE_MINOR}, 9.8,
            (select t.id from post_transfer(m.merchant_id, 'bench',
              ${name} || m.id || '-' || n, '', 'bet', array[c.id, l.id],
              array[-${STAKE_MINOR}::bigint, ${STAKE_MINOR}::bigint]) t)
          from member m
          join account c on c.merchant_id = m.merchant_id and c.member_id = m.id
            and c.kind = 'cash'
          join account l on l.merchant_id = m.merchant_id and l.member_id = m.id
            and l.kind = 'locked'
          cross join generate_series(1, ${ticketsEach}::int) n
          where m.merchant_id = ${merchantId} and m.username like ${`${name}%`}
        returning id, member_id)
    insert into lottery_ticket (merchant_id, id, member_id, game_code, issue_no, bet_type, picks,
        bets, unit_minor, multiple, odds)
      select ${merchantId}, b.id, b.member_id, ${gameCode}, ${name}, 'position',
          jsonb_build_array(jsonb_build_array((b.id % 10)::text), '[]'::jsonb, '[]'::jsonb,
            '[]'::jsonb, '[]'::jsonb), 1, ${STAKE_MINOR}, 1, '{"win": 9.8}' from bought b`.execute(
    tx,
  );
};
