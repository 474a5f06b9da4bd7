import type { OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';

/**
 * Writes a merchant's categories with their vendors, in its order, in place of what is there.
 * A vendor that the platform does not have is left out: `check` has reported it.
 */
export const importMerchantVendors = async (
  tx: OpenTransaction,
  { id: merchantId, config }: Merchant,
): Promise<void> => {
  const known = await tx.selectFrom('vendor').select('code').execute();
  const codes = new Set(known.map(({ code }) => code));
  const rows = config.categories.flatMap(({ type, vendors }, categoryPosition) =>
    [...new Set(vendors)]
      .filter((code) => codes.has(code))
      .map((vendorCode, position) => ({
        merchantId,
        gameType: type,
        vendorCode,
        categoryPosition,
        position,
      })),
  );
  await tx.deleteFrom('merchantVendor').where('merchantId', '=', merchantId).execute();
  if (rows.length > 0) await tx.insertInto('merchantVendor').values(rows).execute();
};
