import type { CourseCode } from './course.ts';
import type { PrizeMode } from './prize-modes.ts';
import type { Schedule } from './schedule.ts';

/** How one lottery of the catalogue is played: its rules, its hours and its tables of odds. */
export interface LotteryRules {
  course: CourseCode;
  schedule: Schedule;
  /** Modes in which it can be sold; of those that a brand has, the first. */
  modes: readonly PrizeMode[];
}

const MINUTE = 60;
const CHINA = 'Asia/Shanghai';
const VIETNAM = 'Asia/Ho_Chi_Minh';
const BURMA = 'Asia/Yangon';
const MALAYA = 'Asia/Kuala_Lumpur';
const SIAM = 'Asia/Bangkok';

const every = (seconds: number, timeZone: string): Schedule => ({
  kind: 'every',
  seconds,
  timeZone,
});
const daily = (timeZone: string, ...times: string[]): Schedule => ({
  kind: 'daily',
  times,
  timeZone,
});

/** Up to a minute from draw to draw: the mode of fast draws, where a brand has it. */
const fast = (course: CourseCode, seconds = MINUTE): LotteryRules => ({
  course,
  schedule: every(seconds, CHINA),
  modes: ['ELOTT', 'LOTT', 'ZY'],
});
const minutes = (course: CourseCode, count: number): LotteryRules => ({
  course,
  schedule: every(count * MINUTE, CHINA),
  modes: ['LOTT', 'ZY'],
});
/** The house's own drums: its own table first, where a brand has it. */
const own = (course: CourseCode, schedule: Schedule): LotteryRules => ({
  course,
  schedule,
  modes: ['ZY', 'LOTT'],
});
const south = (course: CourseCode, schedule: Schedule): LotteryRules => ({
  course,
  schedule,
  modes: ['SEA'],
});

/** Every lottery by its code: the courses of domain rules, section 8, at hours of our own choice. */
export const lotteryGames: Readonly<Record<string, LotteryRules>> = {
  'drawhouse-one-minute-ssc': fast('SSC'),
  'drawhouse-five-minute-ssc': minutes('SSC', 5),
  'drawhouse-ten-minute-ssc': minutes('SSC', 10),
  'drawhouse-harbour-11x5': minutes('11X5', 20),
  'drawhouse-one-minute-11x5': fast('11X5'),
  'drawhouse-five-minute-11x5': minutes('11X5', 5),
  'drawhouse-one-minute-pk10': fast('PK10'),
  'drawhouse-speed-pk10': fast('PK10', 45),
  'drawhouse-five-minute-pk10': minutes('PK10', 5),
  'drawhouse-evening-six-mark': {
    course: 'LHC',
    schedule: daily(CHINA, '21:30'),
    modes: ['LOTT', 'ZY'],
  },
  'drawhouse-five-minute-six-mark': minutes('LHC', 5),
  'drawhouse-evening-3d': {
    course: 'LF',
    schedule: daily(CHINA, '20:30'),
    modes: ['LOTT', 'ZY'],
  },
  'bamboodrum-bamboo-ssc': own('SSC', every(5 * MINUTE, CHINA)),
  'bamboodrum-river-ssc': own('SSC', every(20 * MINUTE, CHINA)),
  'bamboodrum-lucky-ssc': own('SSC', every(10 * MINUTE, CHINA)),
  'bamboodrum-bamboo-11x5': own('11X5', every(5 * MINUTE, CHINA)),
  'bamboodrum-garden-11x5': own('11X5', every(10 * MINUTE, CHINA)),
  'bamboodrum-highland-11x5': own('11X5', every(20 * MINUTE, CHINA)),
  'bamboodrum-bamboo-pk10': own('PK10', every(5 * MINUTE, CHINA)),
  'bamboodrum-thunder-pk10': own('PK10', every(10 * MINUTE, CHINA)),
  'bamboodrum-golden-six-mark': own('LHC', daily(CHINA, '20:00')),
  'bamboodrum-hourly-six-mark': own('LHC', every(60 * MINUTE, CHINA)),
  'bamboodrum-bamboo-3d': own('LF', daily(CHINA, '19:00')),
  'bamboodrum-morning-3d': own('LF', daily(CHINA, '10:00')),
  'ninestreams-northern-draw': south('VN_NORTH', daily(VIETNAM, '18:15')),
  'ninestreams-central-draw': south('VN_SOUTH', daily(VIETNAM, '17:15')),
  'ninestreams-southern-draw': south('VN_SOUTH', daily(VIETNAM, '16:15')),
  'ninestreams-highland-draw': south('VN_SOUTH', daily(VIETNAM, '12:15')),
  'ninestreams-coastal-draw': south('VN_SOUTH', daily(VIETNAM, '14:15')),
  'ninestreams-river-draw': south('VN_SOUTH', daily(VIETNAM, '15:15')),
  'ninestreams-one-minute-draw': south('VN_NORTH', every(MINUTE, VIETNAM)),
  'ninestreams-five-minute-draw': south('VN_NORTH', every(5 * MINUTE, VIETNAM)),
  'ninestreams-lotus-draw': south('VN_NORTH', daily(VIETNAM, '20:15')),
  'ninestreams-jade-draw': south('VN_NORTH', daily(VIETNAM, '10:15')),
  'ninestreams-dawn-draw': south('VN_NORTH', daily(VIETNAM, '06:15')),
  'ninestreams-evening-draw': south('VN_NORTH', daily(VIETNAM, '19:15')),
  'monsoonnumbers-morning-2d': south('SEA_2D', daily(BURMA, '12:01')),
  'monsoonnumbers-evening-2d': south('SEA_2D', daily(BURMA, '16:30')),
  'monsoonnumbers-golden-2d': south('SEA_2D', daily(BURMA, '12:01', '16:30')),
  'monsoonnumbers-hourly-2d': south('SEA_2D', every(60 * MINUTE, BURMA)),
  'monsoonnumbers-golden-3d': south('SEA_3D', daily(BURMA, '18:00')),
  'monsoonnumbers-dawn-3d': south('SEA_3D', daily(BURMA, '06:30')),
  'monsoonnumbers-five-minute-3d': south('SEA_3D', every(5 * MINUTE, BURMA)),
  'monsoonnumbers-grand-4d': south('SEA_4D', daily(MALAYA, '19:00')),
  'monsoonnumbers-speed-4d': south('SEA_4D', every(10 * MINUTE, MALAYA)),
  'monsoonnumbers-summer-4d': south('SEA_4D', daily(MALAYA, '14:00')),
  'monsoonnumbers-lucky-numbers': south('SEA_THAI', daily(SIAM, '16:00')),
  'monsoonnumbers-stormy-numbers': south('SEA_THAI', every(10 * MINUTE, SIAM)),
};
