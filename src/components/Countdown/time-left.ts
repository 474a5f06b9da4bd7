/** What is left until an instant, in whole parts. */
export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Splits whole seconds into days, hours, minutes and seconds; below zero nothing is left. */
export const splitSeconds = (seconds: number): TimeLeft => {
  const left = Math.max(0, Math.floor(seconds));
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
};

/** Whole seconds until an instant: a second counts until it is over, and 0 means that it came. */
export const secondsLeft = (leftMs: number): number => Math.max(0, Math.ceil(leftMs / 1000));

/**
 * How long to wait until the figure changes. Always measured from the clock, so that late timers
 * never add up: a countdown that ticks every 1,000 ms would drift.
 *
 * @returns milliseconds, from 1 to 1,000
 */
export const untilNextTickMs = (leftMs: number): number => {
  const past = leftMs % 1000;
  return past > 0 ? past : 1000;
};
