/**
 * Lines over five reels, straight ones first, then gentler and wilder bends; a digit is the row on
 * each reel, 0 at the top.
 */
const overThreeRows =
  '11111 00000 22222 01210 21012 00100 22122 12221 10001 11011 ' +
  '11211 01110 21112 01010 21212 00122 22100 10121 12101 00222 ' +
  '22000 12012 10210 02120 20102 01222 21000 10012 12210 02220 ' +
  '20002 10101 12121 02020 20202 00200 22022 01211 21011 11012 ' +
  '11210 10111 12111 01100 21122 00011 22211 12100 10122 01221';

const overFourRows =
  '11111 22222 00000 33333 12221 21112 01110 32223 01210 32123 ' +
  '10001 23332 11011 22122 11211 22322 00100 33233 12321 21012 ' +
  '01010 32323 10101 23232 12121 21212 00122 33211 11100 22233 ' +
  '01233 32100 12210 21123 00011 33322 11222 22111 01221 32112 ' +
  '10121 23212 12101 21232 00200 33133 11311 22022 02020 31313';

const readLines = (text: string, count: number): number[][] =>
  text
    .split(' ')
    .slice(0, count)
    .map((line) => Array.from(line, Number));

/** The first lines of a grid of five reels and three rows; at most fifty. */
export const linesOfThreeRows = (count: number): number[][] => readLines(overThreeRows, count);

/** The first lines of a grid of five reels and four rows; at most fifty. */
export const linesOfFourRows = (count: number): number[][] => readLines(overFourRows, count);
