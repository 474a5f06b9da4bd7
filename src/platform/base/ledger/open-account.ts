import { sql } from '../database/sql.ts';
import type { Database, OpenTransaction } from '../database/tables.ts';

/**
 * The accounts of every member: cash, bonus money, and money locked by open rounds and withdrawals.
 */
export const memberAccountKinds = ['cash', 'bonus', 'locked'] as const;

/**
 * Accounts of the house. Their balance is computed from their entries, so that no account row is
 * updated by every bet.
 */
export type HouseAccountKind =
  | 'house'
  | 'clearing'
  | 'jackpot'
  | 'commission'
  | 'guarantee'
  | 'envelope';

/** Opens a house account, or finds the existing one; returns its id. */
export const openHouseAccount = (
  database: Database | OpenTransaction,
  merchantId: number,
  kind: HouseAccountKind,
  currency: string,
): Promise<number> => openAccount(database, { merchantId, kind, memberId: null, currency });

/** Opens a member's accounts; existing ones stay as they are. */
export const openMemberAccounts = async (
  database: Database | OpenTransaction,
  merchantId: number,
  memberId: number,
  currency: string,
): Promise<void> => {
  for (const kind of memberAccountKinds)
    await openAccount(database, { merchantId, kind, memberId, currency });
};

const openAccount = async (
  database: Database | OpenTransaction,
  account: { merchantId: number; kind: string; memberId: number | null; currency: string },
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    select open_account(${account.merchantId}, ${account.kind}, ${account.memberId},
      ${account.currency}, ${account.memberId !== null}) as id`.execute(database);
  const [row] = rows;
  if (!row) throw new Error('open_account answered no row');
  return row.id;
};
