import { connect } from '#platform/base/database/connect.ts';
import { sql } from '#platform/base/database/sql.ts';
import { openMember, type OpenedMember } from './members.ts';
import type { TestPlatform } from './platform.ts';

/** What a short way is replaced by: nothing is usual any more. */
const NOTHING = {
  answer_brand_requests:
    'select n::bigint, null::jsonb, null::text from generate_series(1, jsonb_array_length(p_requests)) n',
  void_brand_bets:
    'select n::bigint, 0, null::text, null::text from generate_series(1, jsonb_array_length(p_messages)) n',
  pay_brand_jackpots:
    'select n::bigint, 0, null::text, null::text from generate_series(1, jsonb_array_length(p_messages)) n',
};

/** What each of them takes. */
const TAKES = {
  answer_brand_requests: 'p_merchant, p_requests',
  void_brand_bets: 'p_merchant, p_messages',
  pay_brand_jackpots: 'p_merchant, p_messages, p_terms',
};

type ShortWay = keyof typeof NOTHING;

/**
 * Puts a door before a function of the database that does the usual case of calls.
 *
 * @param databaseUrl of the functions' owner
 * @returns `close` sends all that come the long way, `open` lets them in again; `taken`: how many of those that came in were
 *   done there since it was last asked
 */
export const watchShortWay = async (databaseUrl: string, name: ShortWay) => {
  const { database, close: disconnect } = await connect(databaseUrl, { connections: 1 });
  const { rows } = await sql<{ definition: string; whole: string }>`
    select pg_get_functiondef(oid) as definition,
        replace(pg_get_functiondef(oid), ${`public.${name}(`}::text, ${`public.${name}_whole(`}::text) as whole
      from pg_proc where proname = ${name}`.execute(database);
  const [found] = rows;
  if (!found) throw new Error(`there is no function ${name}`);
  await sql.raw(found.whole).execute(database);
  await sql`create table if not exists short_way (name text, done boolean)`.execute(database);
  const head = found.definition.slice(0, found.definition.indexOf('AS $function$'));
  const replaceBy = (body: string) =>
    sql
      .raw(`${head} AS $door$\n#variable_conflict use_column\nbegin ${body} end $door$`)
      .execute(database);
  const door = {
    open: () =>
      replaceBy(`return query with came as materialized (
          select * from ${name}_whole(${TAKES[name]})
        ), noted as (insert into short_way select '${name}', answer is not null from came)
        select * from came;`),
    close: () => replaceBy(`return query ${NOTHING[name]};`),
    taken: async (): Promise<number> => {
      const counted = await sql<{ done: number }>`with gone as (
          delete from short_way where name = ${name} returning done
        ) select count(*) filter (where done)::int as done from gone`.execute(database);
      return counted.rows[0]?.done ?? 0;
    },
    disconnect,
  };
  await door.open();
  return door;
};

/** A grown-up of `alpha` with money, told apart by a number. */
export const openPayer = (
  platform: TestPlatform,
  number: number,
  person: { type?: number; uplineId?: number; paymentPasswordHash?: string } = {},
): Promise<OpenedMember> =>
  openMember(platform, 'alpha', {
    username: `member${number}`,
    cashMinor: 10_000,
    profile: { birthday: '1990-01-01' },
    ...person,
  });
