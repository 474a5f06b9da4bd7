import { createDepositHandler } from './create-deposit.ts';
import { depositChannelsHandler } from './list-channels.ts';
import { depositsHandler } from './list-deposits.ts';
import { depositHandler } from './read-deposit.ts';
import { reportDepositSentHandler } from './report-sent.ts';

/** One handler for each endpoint of `src/api/deposits.ts`. */
export const depositsHandlers = {
  depositChannels: depositChannelsHandler,
  createDeposit: createDepositHandler,
  reportDepositSent: reportDepositSentHandler,
  deposit: depositHandler,
  deposits: depositsHandler,
};
