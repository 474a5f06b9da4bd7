import { merchantWallet } from '#api/wallet.ts';
import { isOwnMerchant } from '../../base/merchants/own-merchant.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { isSingleWallet, vendorName, walletVendors } from './wallet-kinds.ts';

/** Which wallets the brand has; from its settings, without asking the database. */
export const merchantWalletHandler = handle(merchantWallet, (input, { merchant }, refuse) => {
  const { code, config } = merchant;
  if (!isOwnMerchant(code, input.merchantCode)) return refuse('not_found');
  return {
    merchantCode: code,
    currency: config.currency,
    isSingle: isSingleWallet(config),
    wallets: walletVendors(config).map((vendor) => ({ code: vendor, name: vendorName(vendor) })),
  };
});
