/** The tables of bets, turnover, bank accounts, withdrawals and rebates. */
export interface BetTables {}
