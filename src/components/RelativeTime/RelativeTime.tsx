import { dateStyle, intlLanguage } from '#domain/intl-language.ts';
import { serverNowMs } from '../Countdown/server-clock.ts';
import { relativeText } from './relative-text.ts';
import { useSyncExternalStore } from 'react';

export interface RelativeTimeProps {
  /** RFC 3339. */
  value: string;
  /** BCP-47. */
  language: string;
  /** IANA name of the zone that dates are told in; the visitor's own when left out. */
  timeZone?: string | undefined;
}

/** How long ago, or how soon; the exact time is its title. The server writes the date. */
export const RelativeTime = ({ value, language, timeZone }: RelativeTimeProps) => {
  const nowMs = useNow();
  const when = new Date(value);
  const exact = new Intl.DateTimeFormat(intlLanguage(language), {
    dateStyle: dateStyle(language),
    timeStyle: 'short',
    timeZone,
  }).format(when);
  return (
    <time dateTime={value} title={exact} suppressHydrationWarning>
      {nowMs === null ? exact : relativeText(when.getTime(), nowMs, language)}
    </time>
  );
};

const MINUTE_MS = 60_000;

const everyMinute = (tick: () => void): (() => void) => {
  const timer = setInterval(tick, MINUTE_MS);
  return () => clearInterval(timer);
};

/** The present to the minute by the server's clock, in ms; nothing on the server and while its page wakes up. */
const useNow = (): number | null =>
  useSyncExternalStore(
    everyMinute,
    () => Math.floor(serverNowMs() / MINUTE_MS) * MINUTE_MS,
    () => null,
  );
