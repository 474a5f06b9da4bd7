import { addDays, dayIn } from '../date-presets.ts';
import { momentOf } from './zoned-time.ts';

/** When a lottery is drawn. */
export type Schedule =
  /** From midnight on, every so many seconds; they divide a day. */
  | { kind: 'every'; seconds: number; timeZone: string }
  /** At hours of the day, `HH:mm`, in order. */
  | { kind: 'daily'; times: readonly string[]; timeZone: string };

/** A draw that is to come. */
export interface PlannedDraw {
  /** The day, and for more than one a day the number of the draw: `20260403-0071`. */
  issueNo: string;
  drawsAt: Date;
}

const secondOf = (time: string): number => {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 3600 + Number(minutes) * 60;
};

const drawsOfDay = (schedule: Schedule, day: string): PlannedDraw[] => {
  const stem = day.replaceAll('-', '');
  if (schedule.kind === 'daily')
    return schedule.times.map((time, at) => ({
      issueNo: schedule.times.length === 1 ? stem : `${stem}-${at + 1}`,
      drawsAt: momentOf(day, secondOf(time), schedule.timeZone),
    }));
  const midnight = momentOf(day, 0, schedule.timeZone).getTime();
  const nextMidnight = momentOf(addDays(day, 1), 0, schedule.timeZone).getTime();
  // A day on which the clock is changed is longer or shorter: it has more draws or fewer.
  const draws = Math.floor((nextMidnight - midnight) / (schedule.seconds * 1000));
  return Array.from({ length: draws }, (_, at) => ({
    issueNo: `${stem}-${String(at + 1).padStart(4, '0')}`,
    drawsAt: new Date(midnight + (at + 1) * schedule.seconds * 1000),
  }));
};

/**
 * The next draws after a moment, in order.
 *
 * @param count how many
 */
export const drawsAfter = (schedule: Schedule, after: Date, count: number): PlannedDraw[] => {
  const found: PlannedDraw[] = [];
  // The last draw of a day comes at the midnight that ends it.
  let day = addDays(dayIn(schedule.timeZone, after), -1);
  while (found.length < count) {
    found.push(...drawsOfDay(schedule, day).filter(({ drawsAt }) => drawsAt > after));
    day = addDays(day, 1);
  }
  return found.slice(0, count);
};
