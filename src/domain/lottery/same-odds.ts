import type { Odds } from './course.ts';

/** Whether two tables of odds pay the same at every price. */
export const sameOdds = (first: Odds, second: Odds): boolean =>
  Object.keys({ ...first, ...second }).every((price) => first[price] === second[price]);
