import { createDepositHandler } from '../../money/deposits/create-deposit.ts';
import { depositChannelsHandler } from '../../money/deposits/list-channels.ts';
import { depositsHandler } from '../../money/deposits/list-deposits.ts';
import { depositHandler } from '../../money/deposits/read-deposit.ts';
import { reportDepositSentHandler } from '../../money/deposits/report-sent.ts';

/** One handler for each endpoint of `src/api/deposits.ts`. */
export const depositsHandlers = {
  depositChannels: depositChannelsHandler,
  createDeposit: createDepositHandler,
  reportDepositSent: reportDepositSentHandler,
  deposit: depositHandler,
  deposits: depositsHandler,
};
