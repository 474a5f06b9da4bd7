import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { vendorName, vendorOf, walletVendors } from './wallet-kinds.ts';

/** Everything that a member has in the brand's currency, in minor units. */
export interface Wallets {
  cashMinor: number;
  bonusMinor: number;
  lockedMinor: number;
  /** All of the brand's vendors, and any other whose wallet still holds money. */
  vendorWallets: { code: string; name: string; balanceMinor: number }[];
  vendorsMinor: number;
}

/** Reads all wallets of a member, in one question. */
export const readWallets = async (
  database: Database | OpenTransaction,
  { id, config }: Merchant,
  memberId: number,
  currency = config.currency,
): Promise<Wallets> => {
  const rows = await database
    .selectFrom('account')
    .select(['kind', 'balance'])
    .where('merchantId', '=', id)
    .where('memberId', '=', memberId)
    .where('currency', '=', currency)
    .execute();
  const balances = new Map(rows.map(({ kind, balance }) => [kind, balance]));
  const filled = rows.flatMap(({ kind, balance }) => {
    const code = vendorOf(kind);
    return code !== null && balance > 0 ? [[code, balance] as const] : [];
  });
  const empty = walletVendors(config).map((code) => [code, 0] as const);
  const wallets = new Map([...empty, ...filled]);
  return {
    cashMinor: balances.get('cash') ?? 0,
    bonusMinor: balances.get('bonus') ?? 0,
    lockedMinor: balances.get('locked') ?? 0,
    vendorWallets: [...wallets].map(([code, balanceMinor]) => ({
      code,
      name: vendorName(code),
      balanceMinor,
    })),
    vendorsMinor: filled.reduce((sum, [, balance]) => sum + balance, 0),
  };
};
