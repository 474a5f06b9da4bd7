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
] as const;

export type MoreCallName = (typeof moreCallNames)[number];

/**
 * One of them: over HTTP, and as a script of pgbench that calls the same functions of the database and writes the same rows,
 * without what the platform only reads.
 */
export interface MoreCall extends MoneyCall {
  name: MoreCallName;
  /** For a person, in the plural. */
  what: string;
  /** A query that answers how many there have been. */
  done: string;
  /** Makes what so many calls of each way use up. */
  prepare?: (calls: number) => Promise<void>;
}

/** Rows that every call leaves behind that answers a repetition as before. */
export const answeredRow = (merchantId: number, member: string, scope: string): string =>
  `insert into answered_request (merchant_id, member_id, scope, request_id, request_hash, answer)
    select ${merchantId}, ${member}, '${scope}', gen_random_uuid(), 'hash', '{}'`;

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
