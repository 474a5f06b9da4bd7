import { consolidatedFundsHandler } from '../../money/wallets/consolidated-funds.ts';
import { downlineTransferHandler } from '../../money/wallets/downline-transfer.ts';
import { merchantWalletHandler } from '../../money/wallets/merchant-wallet.ts';
import { balanceHandler } from '../../money/wallets/read-balance.ts';
import { transferFundHandler } from '../../money/wallets/transfer-fund.ts';
import { transferOptionsHandler } from '../../money/wallets/transfer-options.ts';
import { uplineTransferHandler } from '../../money/wallets/upline-transfer.ts';
import { walletTransferHandler } from '../../money/wallets/wallet-transfer.ts';

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
