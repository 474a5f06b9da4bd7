import type { MerchantConfig } from '#generated/merchant-config.ts';
import { vendors } from '#catalogue/vendors.ts';

/** The wallet that money comes into and goes out of. */
export const MAIN = 'MAIN';

const VENDOR_KIND = 'vendor:';

/** The kind of the account behind a wallet's code. */
export const walletKind = (code: string): string => (code === MAIN ? 'cash' : VENDOR_KIND + code);

/** The vendor whose wallet an account is; null for any other account. */
export const vendorOf = (kind: string): string | null =>
  kind.startsWith(VENDOR_KIND) ? kind.slice(VENDOR_KIND.length) : null;

/** A vendor's name; the code of one that the platform no longer has. */
export const vendorName = (code: string): string =>
  vendors.find((vendor) => vendor.code === code)?.name ?? code;

/** Whether all vendors play from one wallet. */
export const isSingleWallet = ({ payments }: MerchantConfig): boolean =>
  payments.walletMode === 'single';

/** The vendors that have a wallet of their own at a brand, in the order of its categories. */
export const walletVendors = (config: MerchantConfig): string[] =>
  isSingleWallet(config) ? [] : [...new Set(config.categories.flatMap((each) => each.vendors))];

/** Whether money may be moved into a wallet of this code. */
export const isWallet = (config: MerchantConfig, code: string): boolean =>
  code === MAIN || config.categories.some(({ vendors: supplied }) => supplied.includes(code));
