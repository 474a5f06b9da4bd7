import { minorDigits } from '../minor-digits.ts';

/** A point is a hundred of valid bets (domain rules, section 5). */
const VALID_BET_A_POINT = 100;

/** What one point of the lotteries' leaders stands for: valid bets, in minor units of a currency. */
export const leaderPointMinor = (currency: string): number =>
  VALID_BET_A_POINT * 10 ** minorDigits(currency);
