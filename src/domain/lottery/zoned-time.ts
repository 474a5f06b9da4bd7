const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
};

/** The clock of a time zone at a moment. */
export interface ZonedTime {
  /** `yyyy-MM-dd`. */
  day: string;
  /** Seconds on the clock since midnight. */
  second: number;
}

/** What calendar and clock of a time zone show at a moment. */
export const zonedTime = (moment: Date, timeZone: string): ZonedTime => {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    second: Number(part('hour')) * 3600 + Number(part('minute')) * 60 + Number(part('second')),
  };
};

const dayMsOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/**
 * The moment at which the clock of a time zone shows a second of a day. A second that a clock
 * leaves out in spring is met as much later as the clock was put forward.
 */
export const momentOf = (day: string, second: number, timeZone: string): Date => {
  const wanted = dayMsOf(day) + second * 1000;
  const shownAt = (ms: number): number => {
    const shown = zonedTime(new Date(ms), timeZone);
    return dayMsOf(shown.day) + shown.second * 1000;
  };
  const guess = wanted - (shownAt(wanted) - wanted);
  const better = guess - (shownAt(guess) - wanted);
  return new Date(shownAt(better) === wanted ? better : guess);
};
