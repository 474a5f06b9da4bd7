import { createHash, randomInt } from 'node:crypto';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';

/** No vowels and no look-alikes, as in invitation codes: they are written down by hand. */
const LETTERS = '23456789BCDFGHJKMNPQRSTVWXZ';
const GROUPS = 4;
const GROUP_LETTERS = 4;

/** Replaces the recovery codes of an account; 76 random bits each, so a plain hash is enough. */
export const replaceRecoveryCodes = async (
  tx: OpenTransaction,
  { merchantId, memberId, count }: { merchantId: number; memberId: number; count: number },
): Promise<string[]> => {
  await tx
    .deleteFrom('recoveryCode')
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', memberId)
    .execute();
  const codes = Array.from({ length: count }, drawCode);
  await tx
    .insertInto('recoveryCode')
    .values(codes.map((code) => ({ merchantId, memberId, codeHash: hashRecoveryCode(code) })))
    .execute();
  return codes;
};

/** Uses a recovery code up; false when it is none, or none any more. */
export const useRecoveryCode = async (
  database: Database | OpenTransaction,
  { merchantId, memberId, code }: { merchantId: number; memberId: number; code: string },
): Promise<boolean> => {
  const { numDeletedRows } = await database
    .deleteFrom('recoveryCode')
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', memberId)
    .where('codeHash', '=', hashRecoveryCode(code))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
};

const hashRecoveryCode = (code: string): string =>
  createHash('sha256')
    .update(code.toUpperCase().replace(/[^0-9A-Z]/g, ''))
    .digest('base64url');

const drawCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-');
