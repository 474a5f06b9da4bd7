import type { MoneyCall } from './money-call.ts';

/** The other calls that move money, by the names that `--calls` takes. */
export const moreCallNames = [
  'rollback',
  'transferFund',
  'uplineTransfer',
  'requestWithdrawal',
  'createDeposit',
  'settleDeposit',
  'claimMission',
  'convertPoints',
  'claimPromotion',
  'claimReward',
  'claimAllRewards',
  'forfeitBonus',
  'redeemItem',
  'moveCommission',
  'payAgentBill',
  'vendorJackpot',
] as const;

export type MoreCallName = (typeof moreCallNames)[number];

/**
 * One of them: over HTTP, and as a script of pgbench that calls the same function of the database, one request at a time,
 * without what the platform reads beside it.
 */
export interface MoreCall extends MoneyCall {
  name: MoreCallName;
  /** For a person, in the plural. */
  what: string;
  /** A query that answers how many there have been. */
  done: string;
  /** Of pgbench, 32 when left out: fewer where all wait for one lock, which a call over HTTP waits half a second for. */
  clients?: number;
  /** Makes what so many calls of each way use up. */
  prepare?: (calls: number) => Promise<void>;
}

/**
 * A statement of pgbench that asks the function of the database that the call over HTTP asks, too, once for each.
 *
 * @param from tables or queries with the columns `member` and `given`
 * @param repeats false where a repetition is known by what is claimed, and has no id
 */
export const askOnce = (
  merchantId: number,
  scope: string,
  { from, repeats = true }: { from: string; repeats?: boolean },
): string =>
  `select r.answer from ${from}, answer_brand_requests(${merchantId}, jsonb_build_array(jsonb_build_object(
  'scope', '${scope}', 'member', member, 'given', given${
    repeats ? `, 'request', gen_random_uuid(), 'hash', 'hash'` : ''
  }))) r;
`;

/**
 * The same for all requests of one call at once, without ids.
 *
 * @param from a table or query with the columns `member` and `given`
 */
export const askAll = (merchantId: number, scope: string, from: string): string =>
  `select r.answer from answer_brand_requests(${merchantId}, (select jsonb_agg(jsonb_build_object(
  'scope', '${scope}', 'member', member, 'given', given)) from ${from})) r;
`;

/** JSON as a text of a script: pgbench would take a word or a number right after a colon for one of its variables. */
export const jsonText = (json: string): string => `'${json.replaceAll('":', '": ')}'`;

/** What was kept for the member that was drawn. */
export const givenOfDrawn = (scope: string): { from: string } => ({
  from: `(select member, given from bench_given where scope = '${scope}' and member = :member::bigint) g`,
});

/** How many transfers have a scope. */
export const transfersOf = (scope: string): string =>
  `select count(*)::int as count from transfer_key where scope = '${scope}'`;

/** Proving a payment password is two writes, each in a transaction of its own, before and after it is looked at. */
export const passwordWrites = (merchantId: number): string =>
  ['payment_password_failures + 1', '0']
    .map(
      (value) =>
        `update member set payment_password_failures = ${value} where merchant_id = ${merchantId} and id = :member::bigint;\n`,
    )
    .join('');
