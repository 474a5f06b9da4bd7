import { intlLanguage } from '#domain/intl-language.ts';

/** Whole seconds as a clock shows them: `4:05`, in the figures of a language. */
export const clockText = (seconds: number, language: string): string => {
  const minutes = new Intl.NumberFormat(intlLanguage(language), { useGrouping: false });
  const rest = new Intl.NumberFormat(intlLanguage(language), { minimumIntegerDigits: 2 });
  return `${minutes.format(Math.floor(seconds / 60))}:${rest.format(seconds % 60)}`;
};

/** The same for the ear: `5 minutes`, rounded up, so that it does not change each second. */
export const minutesText = (seconds: number, language: string): string =>
  new Intl.NumberFormat(intlLanguage(language), {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  }).format(Math.max(1, Math.ceil(seconds / 60)));
