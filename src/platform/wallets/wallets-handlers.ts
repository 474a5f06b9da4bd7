import { consolidatedFundsHandler } from './consolidated-funds.ts';
import { downlineTransferHandler } from './downline-transfer.ts';
import { merchantWalletHandler } from './merchant-wallet.ts';
import { balanceHandler } from './read-balance.ts';
import { transferFundHandler } from './transfer-fund.ts';
import { transferOptionsHandler } from './transfer-options.ts';
import { uplineTransferHandler } from './upline-transfer.ts';
import { walletTransferHandler } from './wallet-transfer.ts';

/** One handler for each endpoint of `src/api/wallet.ts`. */
export const walletsHandlers = {
  balance: balanceHandler,
  walletTransfer: walletTransferHandler,
  transferFund: transferFundHandler,
  consolidatedFunds: consolidatedFundsHandler,
  merchantWallet: merchantWalletHandler,
  transferOptions: transferOptionsHandler,
  uplineTransfer: uplineTransferHandler,
  downlineTransfer: downlineTransferHandler,
};
