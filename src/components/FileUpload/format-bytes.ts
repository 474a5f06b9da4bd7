import { intlLanguage } from '#domain/intl-language.ts';

/** A file's size as a person reads it: "4.2 MB", in the language's digits. */
export const formatBytes = (bytes: number, language: string): string => {
  const isLarge = bytes >= 1024 * 1024;
  const amount = Math.max(isLarge ? bytes / (1024 * 1024) : bytes / 1024, 0.1);
  return new Intl.NumberFormat(intlLanguage(language), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: amount < 10 ? 1 : 0,
  }).format(amount);
};
