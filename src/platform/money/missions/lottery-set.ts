/** The set of the lotteries' own missions; no promotion's id has capital letters. */
export const LOTTERY_SET = 'LOTTERY';
