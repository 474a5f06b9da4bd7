import { relativeTimeLabels, type RelativeUnit } from './relative-time-labels.ts';

const UNITS: readonly [unit: RelativeUnit, seconds: number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/**
 * The distance of two moments in a language's words: "3 hours ago", "tomorrow".
 *
 * @param whenMs the moment, in milliseconds since 1970
 * @param nowMs the present, likewise
 * @param language BCP-47
 */
export const relativeText = (whenMs: number, nowMs: number, language: string): string => {
  const seconds = (whenMs - nowMs) / 1000;
  const found = UNITS.find(([, each]) => Math.abs(seconds) >= each);
  // Under a minute nobody wants to watch seconds: it is "now".
  if (!found) return nowIn(language);
  const [unit, each] = found;
  return sayDistance(Math.trunc(seconds / each), unit, language);
};

const nowIn = (language: string): string =>
  relativeTimeLabels[language]?.now ??
  new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(0, 'second');

const sayDistance = (count: number, unit: RelativeUnit, language: string): string => {
  const words = relativeTimeLabels[language];
  if (!words) {
    return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(count, unit);
  }
  if (unit === 'day' && count === -1) return words.dayBefore;
  if (unit === 'day' && count === 1) return words.dayAfter;
  return words[unit][count < 0 ? 0 : 1].replace('#', String(Math.abs(count)));
};
