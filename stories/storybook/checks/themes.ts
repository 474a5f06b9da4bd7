import type { ThemeMode } from '#generated/merchant-config.ts';
import type { MerchantData } from '../node/merchant-data.ts';
import type { Candidate } from './cover.ts';

/** A brand in one of its modes. */
export interface ThemeName {
  merchant: string;
  mode: ThemeMode;
}

/** Every brand in every mode that it offers; each brand's own mode first. */
export const everyTheme = (merchants: readonly MerchantData[]): ThemeName[] =>
  merchants.flatMap(({ code, modes, defaultMode }) =>
    modes
      .toSorted((a, b) => Number(b === defaultMode) - Number(a === defaultMode))
      .map((mode) => ({ merchant: code, mode })),
  );

/** The tokens that a value is made of: `var(--lv-radius-md)` shows that one as well. */
const namedIn = (value: string): string[] =>
  [...value.matchAll(/var\(--([\w-]+)/gu)].map((match) => match[1] ?? '');

/** A token's value with the tokens in it put in. */
const written = (token: string, values: Record<string, string>): string => {
  const value = values[token] ?? '';
  return namedIn(value).reduce(
    (text, name) => text.replaceAll(`var(--${name})`, written(name, values)),
    value,
  );
};

/**
 * What each theme shows of some readings.
 *
 * @param readings who reads which token: `Button_danger lv-color-danger`; with each value that the
 * token has, it is one thing to be shown
 */
export const themesFor = (
  merchants: readonly MerchantData[],
  readings: Iterable<string>,
): Candidate<ThemeName>[] => {
  const wanted = [...readings];
  return everyTheme(merchants).map((name) => {
    const values = merchants.find(({ code }) => code === name.merchant)?.values[name.mode] ?? {};
    const shows = wanted.map((reading) => {
      const token = reading.slice(reading.lastIndexOf(' ') + 1);
      return `${reading}: ${written(token, values)}`;
    });
    return { name, shows: new Set(shows) };
  });
};
