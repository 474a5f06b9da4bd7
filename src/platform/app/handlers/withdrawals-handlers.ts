import type * as withdrawalsApi from '#api/withdrawals.ts';
import type { HandlersOf } from '../../base/endpoints/handler.ts';
import { confirmWithdrawalHandler } from '../../money/withdrawals/confirm-withdrawal.ts';
import {
  withdrawalDetailHandler,
  withdrawalsHandler,
} from '../../money/withdrawals/list-withdrawals.ts';
import { requestWithdrawalHandler } from '../../money/withdrawals/request-withdrawal.ts';
import { withdrawalRulesHandler } from '../../money/withdrawals/withdrawal-rules.ts';

/** How a member's money goes out. */
export const withdrawalsHandlers: HandlersOf<typeof withdrawalsApi> = {
  withdrawalRules: withdrawalRulesHandler,
  requestWithdrawal: requestWithdrawalHandler,
  withdrawals: withdrawalsHandler,
  withdrawalDetail: withdrawalDetailHandler,
  confirmWithdrawal: confirmWithdrawalHandler,
};
