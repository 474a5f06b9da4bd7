/** The three colors of the balls of the Hong Kong lottery (LHC), 1 to 49. */
export type LotteryWave = 'red' | 'blue' | 'green';

const RED = [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46];
const BLUE = [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48];

/**
 * The color of a ball of LHC, as its drawing machine's balls are painted: 17 are red, 16 blue,
 * 16 green.
 *
 * @param ball 1 to 49
 */
export const lotteryWave = (ball: number): LotteryWave => {
  if (RED.includes(ball)) return 'red';
  return BLUE.includes(ball) ? 'blue' : 'green';
};
