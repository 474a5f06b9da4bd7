import type { Figure } from './figure.ts';
import { type Mark, numbersIn, type WrittenNumber } from './marked-numbers.ts';
import { placeholder } from './promotion-figures.ts';

/** In which currency and language a text writes its amounts. */
interface Writing {
  currency: string;
  language: string;
}

/** What a reader sees of a text: its HTML without tags and without placeholders. */
const wordsOf = (text: string): string =>
  text.replaceAll(/<[^<>]*>/g, ' ').replaceAll(placeholder, ' ');

const writeInstead = (found: string, name: string): string =>
  `“${found}” is written by hand; write {{${name}}}.`;

/**
 * What of a text is a figure written by hand: one that the rule has, or a percentage that no rule stands behind.
 *
 * @returns undefined when there is none
 */
export const findByHand = (
  text: string,
  figures: Record<string, Figure>,
  writing: Writing,
): string | undefined => {
  const values = new Map(Object.entries(figures).map(([name, { value }]) => [value, name]));
  for (const { found, values: readings, mark } of numbersIn(wordsOf(text), writing)) {
    const name = readings.map((value) => values.get(value)).find((known) => known !== undefined);
    if (name !== undefined) return writeInstead(found, name);
    if (mark === 'percent') return `“${found}” is a figure that no rule stands behind.`;
  }
  return undefined;
};

/** What a figure is, as it is written. */
const markOf = ({ text }: Figure, currency: string, language: string): Mark =>
  numbersIn(text, { currency, language })[0]?.mark ?? 'times';

/** Figures of the brand’s turnover that every bonus has: a text that tells of no promotion may have such numbers. */
const OF_THE_BRAND = /\.(?:weight\w+|odds|days)$/;

const nameOf = (
  { values, mark }: WrittenNumber,
  figures: Record<string, Figure>,
  { currency, language }: Writing,
): string | undefined =>
  Object.entries(figures).find(
    ([name, figure]) =>
      !OF_THE_BRAND.test(name) &&
      values.includes(figure.value) &&
      markOf(figure, currency, language) === mark,
  )?.[0];

/**
 * What of a text that names no promotion is a promise written by hand: a percentage, an amount or a factor.
 *
 * @param figures of all promotions of the brand
 * @param isAnnouncement whether the text is one that promises, so that no such figure stands in it at all
 * @returns undefined when there is none
 */
export const findPromise = (
  text: string,
  figures: Record<string, Figure>,
  writing: Writing,
  isAnnouncement: boolean,
): string | undefined => {
  for (const number of numbersIn(wordsOf(text), writing)) {
    if (number.mark === undefined) continue;
    const name = nameOf(number, figures, writing);
    if (name !== undefined) return writeInstead(number.found, name);
    if (isAnnouncement) return `“${number.found}” is a figure that no rule stands behind.`;
  }
  return undefined;
};
