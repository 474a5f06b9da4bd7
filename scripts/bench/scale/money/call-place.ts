import { sql } from '#platform/base/database/sql.ts';
import type { Database } from '#platform/base/database/tables.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { BENCH_CODE, readBenchMerchants } from '../../platform/bench-merchants.ts';
import { type BenchContext, makeBenchContext } from '../../platform/make-bench-context.ts';
import { openBankAccount } from '../../platform/open-bank-account.ts';
import { asOwner } from './stock.ts';

/** Where the other calls find what they need. */
export interface CallPlace {
  /** Of the database's owner. */
  url: string;
  context: BenchContext;
  /** Agents with an open session each: those of the first half stand above those of the second. */
  agents: BenchContext['people'];
  /** The brand, as its servers have it. */
  merchant: Merchant;
  /** Of the members, by their places: the bank account that each is paid to. */
  bankAccounts: readonly number[];
  /** Vendors with wallets of their own. */
  vendors: readonly string[];
}

/** What everybody proves. */
export const PAYMENT_PASSWORD = '482913';

/**
 * Its hash at the least cost that argon2 takes, 0.04 ms. The usual one takes some 30 ms of a processor on purpose, whatever moves
 * the money afterwards: with it every call that asks for the password would be a benchmark of argon2.
 */
const CHEAP_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$leTiexacydrqy3fRZGdhEQ$K8QCYt2IWSy3IJRwUTUv+bIZx/3yaSQlsV4TPS4T6rM';

/** Hundredths of a point: more than any run converts. */
const POINTS = 1_000_000_000_000;

/** The first half of the members has the other half above it, one each. */
export const giversOf = ({ people }: BenchContext): BenchContext['people'] =>
  people.slice(0, people.length / 2);

/** The other half, above them. */
export const receiversOf = ({ people }: BenchContext): BenchContext['people'] =>
  people.slice(people.length / 2);

/** So many that two payments of one moment are seldom those of one agent. */
const AGENTS = 200;

/** Agents of the brand: sessions are told of their kind by the member's row. */
const openAgents = async (database: Database): Promise<BenchContext['people']> => {
  const { merchantId, people } = await makeBenchContext(database, AGENTS);
  await proveBy(database, merchantId, people);
  await sql`update member set type = 1 where merchant_id = ${merchantId}
    and id = any (${people.map(({ memberId }) => memberId)}::bigint[])`.execute(database);
  return people;
};

/** Gives members a payment password. */
const proveBy = async (
  database: Database,
  merchantId: number,
  people: BenchContext['people'],
): Promise<void> => {
  await sql`update member set payment_password_hash = ${CHEAP_HASH}
    where merchant_id = ${merchantId} and id = any (${people.map(({ memberId }) => memberId)}::bigint[])`.execute(
    database,
  );
};

/** Gives the members of the benchmark a payment password, points, bank accounts and, to half of them, an upline. */
export const openCallPlace = (url: string, context: BenchContext): Promise<CallPlace> =>
  asOwner(url, async (database) => {
    const { merchantId, people } = context;
    const [read] = await readBenchMerchants();
    if (!read) throw new Error(`There is no brand ${BENCH_CODE}.`);
    const merchant = { id: merchantId, code: BENCH_CODE, config: read.config };
    const vendors = [...new Set(read.config.categories.flatMap((each) => each.vendors))];
    const ids = people.map(({ memberId }) => memberId);
    await proveBy(database, merchantId, people);
    const agents = await openAgents(database);
    const givers = giversOf(context);
    await sql`update member set upline_id = id + ${givers.length} where merchant_id = ${merchantId}
      and id = any (${givers.map(({ memberId }) => memberId)}::bigint[])`.execute(database);
    await sql`select count(*) from unnest(${ids}::bigint[]) m,
      move_points(${merchantId}, m, 'granted', 'bench ' || m, ${POINTS}, null)`.execute(database);
    const bankAccounts: number[] = [];
    for (const memberId of ids)
      bankAccounts.push(await openBankAccount(database, { merchantId, memberId }));
    await sql`create table bench_given (scope text, member bigint, given jsonb not null,
      primary key (scope, member))`.execute(database);
    return { url, context, agents, merchant, bankAccounts, vendors };
  });

/**
 * Keeps what the function of a scope takes for each member, so that a script of pgbench finds it in `bench_given`.
 *
 * @param givenOf null where the platform would go the long way: the benchmark has nobody like that
 */
export const keepGiven = (
  { url, context }: CallPlace,
  scope: string,
  givenOf: (
    database: Database,
    person: BenchContext['people'][number],
    at: number,
  ) => object | null | Promise<object | null>,
  people = context.people,
): Promise<void> =>
  asOwner(url, async (database) => {
    for (const [at, person] of people.entries()) {
      const given = await givenOf(database, person, at);
      if (!given) throw new Error(`${scope}: ${person.username} is no usual case.`);
      await sql`insert into bench_given values (${scope}, ${person.memberId}, ${JSON.stringify(given)})`.execute(
        database,
      );
    }
  });
