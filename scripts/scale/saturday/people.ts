import { sql } from '#platform/base/database/sql.ts';
import type { Database } from '#platform/base/database/tables.ts';
import { openHouseAccount } from '#platform/base/ledger/open-account.ts';
import { hashPassword } from '#platform/people/access/password.ts';
import { makePerson } from '../../bench/platform/make-bench-context.ts';
import { openBankAccount } from '../../bench/platform/open-bank-account.ts';

/** By which everybody confirms withdrawals. */
export const PAYMENT_PASSWORD = '295814';

/** Somebody of the evening: signed in, with money and a bank account that was verified. */
export interface Guest {
  memberId: number;
  token: string;
  bankAccountId: number;
}

/** Makes so many members of a brand. */
export const makeGuests = async (
  database: Database,
  { merchantId, currency }: { merchantId: number; currency: string },
  count: number,
): Promise<Guest[]> => {
  const paymentPasswordHash = await hashPassword(PAYMENT_PASSWORD);
  const profile = JSON.stringify({ birthday: '1990-01-01', payeeName: 'Ana Garcia' });
  return database.transaction().execute(async (tx) => {
    const clearing = await openHouseAccount(tx, merchantId, 'clearing', currency);
    const guests: Guest[] = [];
    for (let number = 0; number < count; number += 1) {
      const place = { merchantId, currency, clearing, passwordHash: '', number };
      const { memberId, token } = await makePerson(tx, place, `guest${number}`);
      await sql`update member set payment_password_hash = ${paymentPasswordHash},
          profile = ${profile}::jsonb
        where merchant_id = ${merchantId} and id = ${memberId}`.execute(tx);
      const bankAccountId = await openBankAccount(tx, { merchantId, memberId });
      guests.push({ memberId, token, bankAccountId });
    }
    return guests;
  });
};
