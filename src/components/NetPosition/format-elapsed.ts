import { intlLanguage } from '#domain/intl-language.ts';

/**
 * A stretch of time as a clock shows it: `0:42:05`, in the language's own digits.
 *
 * @param seconds whole seconds
 */
export const formatElapsed = (seconds: number, language: string): string => {
  const two = new Intl.NumberFormat(intlLanguage(language), { minimumIntegerDigits: 2 });
  const one = new Intl.NumberFormat(intlLanguage(language), { useGrouping: false });
  const whole = Math.max(0, Math.floor(seconds));
  return [
    one.format(Math.floor(whole / 3600)),
    two.format(Math.floor((whole % 3600) / 60)),
    two.format(whole % 60),
  ].join(':');
};

/** The same stretch for a machine: `PT2525S`. */
export const durationAttribute = (seconds: number): string =>
  `PT${Math.max(0, Math.floor(seconds))}S`;
