import { openSession } from '#platform/people/access/sessions.ts';
import { hashPassword } from '#platform/people/access/password.ts';
import type { Database, OpenTransaction } from '#platform/base/database/tables.ts';
import { openHouseAccount } from '#platform/base/ledger/open-account.ts';
import { postTransfer } from '#platform/base/ledger/post-transfer.ts';
import { readBalances } from '#platform/base/ledger/read-balances.ts';
import { createMember } from '#platform/people/members/create-member.ts';
import { BENCH_CODE } from './bench-merchants.ts';

/** The members' common password: hashing it for each of them would only take time. */
export const PASSWORD = 'violet-Tuba-91x';

/** More than any run can spend, one minor unit at a time. */
const FIRST_MONEY_MINOR = 10_000_000_000;

export interface BenchPerson {
  username: string;
  token: string;
  memberId: number;
  /** Each comes from a place of its own: tries from one place are counted together. */
  address: string;
}

export interface BenchContext {
  /** Of the brand. */
  code: string;
  merchantId: number;
  currency: string;
  people: BenchPerson[];
}

/** Members of a brand with money and an open session each. */
export const makeBenchContext = async (
  database: Database,
  size: number,
  code = BENCH_CODE,
): Promise<BenchContext> => {
  const { id: merchantId, currency } = await database
    .selectFrom('merchant')
    .select(['id', 'currency'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  const passwordHash = await hashPassword(PASSWORD);
  const run = Date.now().toString(36);
  const people: BenchPerson[] = [];
  await database.transaction().execute(async (tx) => {
    const clearing = await openHouseAccount(tx, merchantId, 'clearing', currency);
    for (let number = 0; number < size; number += 1) {
      const username = `bench${run}x${number}`;
      const place = { merchantId, currency, clearing, passwordHash, number };
      people.push(await makePerson(tx, place, username));
    }
  });
  return { code, merchantId, currency, people };
};

/** A member with money and an open session. */
export const makePerson = async (
  tx: OpenTransaction,
  place: {
    merchantId: number;
    currency: string;
    clearing: number;
    passwordHash: string;
    number: number;
  },
  username: string,
): Promise<BenchPerson> => {
  const { merchantId, currency, clearing, passwordHash } = place;
  const ip = `10.${place.number >> 8}.${place.number & 255}.1`;
  const made = await createMember(tx, {
    merchantId,
    currency,
    username,
    passwordHash,
    type: 0,
    language: 'en',
    ip,
  });
  if (!made) throw new Error(`The username ${username} is taken.`);
  const { cash } = await readBalances(tx, merchantId, made.id, currency);
  await postTransfer(tx, {
    merchantId,
    scope: 'bench',
    key: username,
    kind: 'gift',
    lines: [
      { accountId: clearing, amountMinor: -FIRST_MONEY_MINOR },
      { accountId: cash.accountId, amountMinor: FIRST_MONEY_MINOR },
    ],
  });
  const token = await openSession(tx, {
    merchantId,
    memberId: made.id,
    ip,
    userAgent: 'livery bench',
  });
  return { username, token, memberId: made.id, address: ip };
};
