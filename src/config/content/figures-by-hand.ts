import { digitsOf } from '#domain/digits-of.ts';
import type { Figure } from './figure.ts';
import { placeholder } from './promotion-figures.ts';

/** What a reader sees of a text: its HTML without tags and without placeholders. */
const wordsOf = (text: string): string =>
  text.replaceAll(/<[^>]*>/g, ' ').replaceAll(placeholder, ' ');

/** Numbers as people write them in any script: `1,000,000`, `၁၀၀`, `1.2`, each with its percent sign. */
const written = /\p{Nd}+(?:[.,\u00A0\u202F’'٫٬]\p{Nd}+)*(?:\s*[%％٪])?/gu;

/** A written number in every reading that its separators allow. */
const readingsOf = (found: string): number[] => {
  const parts = found
    .split(/[^\p{Nd}]+/u)
    .map(digitsOf)
    .filter(Boolean);
  const whole = Number(parts.join(''));
  if (parts.length === 1) return [whole];
  return [whole, Number(`${parts.slice(0, -1).join('')}.${parts.at(-1)}`)];
};

/**
 * What of a text is a figure written by hand: one that the rule has, or a percentage that no rule stands behind.
 *
 * @returns undefined when there is none
 */
export const findByHand = (text: string, figures: Record<string, Figure>): string | undefined => {
  const values = new Map(Object.entries(figures).map(([name, { value }]) => [value, name]));
  for (const [found] of wordsOf(text).matchAll(written)) {
    const name = readingsOf(found)
      .map((value) => values.get(value))
      .find((known) => known !== undefined);
    if (name !== undefined) return `“${found.trim()}” is written by hand; write {{${name}}}.`;
    if (/[%％٪]/u.test(found)) return `“${found.trim()}” is a figure that no rule stands behind.`;
  }
  return undefined;
};
