import type * as withdrawalsApi from '#api/withdrawals.ts';
import type { HandlersOf } from '../handler.ts';
import { confirmWithdrawalHandler } from './confirm-withdrawal.ts';
import { withdrawalDetailHandler, withdrawalsHandler } from './list-withdrawals.ts';
import { requestWithdrawalHandler } from './request-withdrawal.ts';
import { withdrawalRulesHandler } from './withdrawal-rules.ts';

/** How a member's money goes out. */
export const withdrawalsHandlers: HandlersOf<typeof withdrawalsApi> = {
  withdrawalRules: withdrawalRulesHandler,
  requestWithdrawal: requestWithdrawalHandler,
  withdrawals: withdrawalsHandler,
  withdrawalDetail: withdrawalDetailHandler,
  confirmWithdrawal: confirmWithdrawalHandler,
};
