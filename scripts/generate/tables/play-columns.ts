/**
 * What columns of bets, and of rebates for them, hold. The trigger of `bet`, not a check, holds that table to its lists
 * (check-bet.sql).
 */
export const playColumns = {
  'bet.gameType': 'GameType',
  'bet.purse': "'cash' | 'vendor'",
  'bet.status': "'open' | 'settled' | 'void'",
  'rebate.gameType': 'GameType',
  'rebateBoost.gameType': 'GameType',
};
