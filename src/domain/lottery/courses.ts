import type { BetType, CourseCode, LotteryCourse } from './course.ts';
import { lf } from './digits.ts';
import { eleven } from './eleven.ts';
import { lhc } from './lhc.ts';
import { pk10 } from './pk10.ts';
import { seaFour, seaThai, seaThree, seaTwo } from './sea.ts';
import { ssc } from './ssc.ts';
import { vietnamNorth, vietnamSouth } from './vietnam.ts';

/** Every lottery's rules. */
export const courses: Readonly<Record<CourseCode, LotteryCourse>> = {
  SSC: ssc,
  '11X5': eleven,
  PK10: pk10,
  LHC: lhc,
  LF: lf,
  VN_NORTH: vietnamNorth,
  VN_SOUTH: vietnamSouth,
  SEA_2D: seaTwo,
  SEA_3D: seaThree,
  SEA_4D: seaFour,
  SEA_THAI: seaThai,
};

/** A way to bet in a course; null when the course has none of that name. */
export const betTypeOf = (course: CourseCode, key: string): BetType | null =>
  courses[course].betTypes.find((betType) => betType.key === key) ?? null;
