import { betHistoryHandler } from './bet-history.ts';
import { personalProfitHandler } from './personal-profit.ts';
import { betStatementHandler, statementHandler } from './statement.ts';
import { transactionHistoryHandler } from './transaction-history.ts';

/** What members read of their own past. */
export const recordsHandlers = {
  transactionHistory: transactionHistoryHandler,
  betHistory: betHistoryHandler,
  personalProfit: personalProfitHandler,
  statement: statementHandler,
  betStatement: betStatementHandler,
};
