import { createHash, randomBytes } from 'node:crypto';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import type { Context, Merchant } from '../../base/endpoints/handler.ts';
import { queuePostback } from './postbacks/queue-postback.ts';
import { countedAddress } from '../../base/http/network.ts';

const SALT_BYTES = 32;

/** The day that it is at a brand. */
const today = ({ config }: Pick<Merchant, 'config'>) =>
  sql<string>`(now() at time zone ${config.timeZone})::date`;

/**
 * Counts a visit by an agent's code, once for each browser and day, without a cookie: what tells browsers apart is hashed
 * with a salt that exists for one day. From one address as many browsers count as the brand says.
 *
 * @param subId what the address named; empty: what the code has
 */
export const countVisit = async (
  {
    database,
    merchant,
    ip,
    userAgent,
  }: Pick<Context, 'database' | 'merchant' | 'ip' | 'userAgent'>,
  { code, subId }: { code: string; subId: string },
): Promise<void> => {
  const salt = await readSalt(database, merchant);
  const hash = (...parts: string[]) =>
    createHash('sha256')
      .update(salt)
      .update(JSON.stringify([code, ...parts]))
      .digest();
  const address = hash(countedAddress(ip));
  const visitor = hash(countedAddress(ip), userAgent);
  const most = merchant.config.agents.affiliates.visitsPerAddress;
  await sql`with counted as (
      insert into link_visitor (merchant_id, day, code, visitor, address)
        select ${merchant.id}, ${today(merchant)}, ${code}, ${visitor}, ${address}
          where (select count(*) from link_visitor v where v.merchant_id = ${merchant.id}
            and v.day = ${today(merchant)} and v.code = ${code} and v.address = ${address}) < ${most}
        on conflict do nothing returning 1
    )
    select count_link(${merchant.id}, ${code}, ${today(merchant)}, ${subIdOf(merchant, code, subId)}, 1, 0, 0)
      from counted`.execute(database);
};

/** The salt of this day, made by the first who needs it. */
const readSalt = async (database: Database, merchant: Merchant): Promise<Buffer> => {
  const find = () =>
    sql<{ salt: Buffer }>`select salt from visit_salt
    where merchant_id = ${merchant.id} and day = ${today(merchant)}`.execute(database);
  const { rows: found } = await find();
  if (found[0]) return found[0].salt;
  await sql`insert into visit_salt (merchant_id, day, salt)
    values (${merchant.id}, ${today(merchant)}, ${randomBytes(SALT_BYTES)})
    on conflict do nothing`.execute(database);
  const { rows: made } = await find();
  // At midnight the day may have changed in between; the next one has a salt of its own.
  return made[0]?.salt ?? randomBytes(SALT_BYTES);
};

const subIdOf = ({ id }: Pick<Merchant, 'id'>, code: string, subId: string) =>
  subId === ''
    ? sql<string>`(select sub_id from affiliate_code where merchant_id = ${id} and code = ${code})`
    : sql<string>`${subId}::text`;

/** Notes by which agent's code somebody has registered; without a code nothing is noted. */
export const noteLinkRegistration = async (
  tx: OpenTransaction,
  merchant: Merchant,
  {
    memberId,
    code,
    subId = '',
  }: { memberId: number; code: string | null; subId?: string | undefined },
): Promise<void> => {
  if (code === null) return;
  await sql`insert into link_registration (merchant_id, member_id, code, sub_id)
    select ${merchant.id}, ${memberId}, ${code},
      count_link(${merchant.id}, ${code}, ${today(merchant)}, ${subIdOf(merchant, code, subId)}, 0, 1, 0)`.execute(
    tx,
  );
  // What the link offers is offered by the job `contracts`.
  await sql`insert into link_offer (merchant_id, member_id, code)
    select merchant_id, ${memberId}, code from link_contract
      where merchant_id = ${merchant.id} and code = ${code}`.execute(tx);
  await queuePostback(tx, { merchantId: merchant.id, memberId, event: 'registration' });
};

/** A deposit that has just been credited, or taken back. */
interface Paid {
  /** Of the deposit. */
  id: number;
  memberId: number;
}

/** Counts a deposit for the code by which its member registered, when it is the first one. */
export const noteFirstDeposit = async (
  tx: OpenTransaction,
  merchant: Merchant,
  { id, memberId }: Paid,
): Promise<void> => {
  const { rows } = await sql`with first as (
      update link_registration set deposit_id = ${id}, deposited_at = now()
        where merchant_id = ${merchant.id} and member_id = ${memberId} and deposit_id is null
        returning code, sub_id
    )
    select count_link(${merchant.id}, code, ${today(merchant)}, sub_id, 0, 0, 1) from first`.execute(
    tx,
  );
  if (rows.length > 0)
    await queuePostback(tx, { merchantId: merchant.id, memberId, event: 'firstDeposit' });
};

/** Counts a first deposit no more that goes back to its payer; the next one is the first then. */
export const takeBackFirstDeposit = async (
  tx: OpenTransaction,
  { id: merchantId, config }: Merchant,
  { id, memberId }: Paid,
): Promise<void> => {
  const { rows } = await sql`with was as (
      select code, sub_id, (deposited_at at time zone ${config.timeZone})::date as day from link_registration
        where merchant_id = ${merchantId} and member_id = ${memberId} and deposit_id = ${id} for update
    ), gone as (
      update link_registration r set deposit_id = null, deposited_at = null from was
        where r.merchant_id = ${merchantId} and r.member_id = ${memberId}
    )
    update link_day l set first_deposits = l.first_deposits - 1 from was
      where l.merchant_id = ${merchantId} and l.code = was.code and l.day = was.day
        and l.sub_id = was.sub_id and l.first_deposits > 0 returning 1`.execute(tx);
  if (rows.length > 0)
    await queuePostback(tx, { merchantId, memberId, event: 'firstDepositTakenBack' });
};
