import * as z from 'zod/mini';
import type { LanguageCode } from '#generated/merchant-config.ts';
import type { Figure } from '#config/content/figure.ts';
import { findPromise } from '#config/content/figures-by-hand.ts';
import { fillFigures } from '#config/content/promotion-figures.ts';
import { namesIn } from '#config/content/told-promotions.ts';
import { placeholdersOf } from '../inbox-templates.ts';
import { isSitePath } from '../is-site-path.ts';

const texts = (most: number) =>
  z.record(z.string(), z.string().check(z.trim(), z.minLength(1), z.maxLength(most)));

const template = z.strictObject({
  name: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/)),
  /** `promotion` is marketing: only who agreed to offers gets it, and nobody on a break. */
  kind: z.enum(['mail', 'promotion']),
  title: texts(120),
  body: texts(4000),
  path: z.optional(z.string()),
});

/** A message of an operator, in every language of the brand. */
export type BroadcastTemplate = z.infer<typeof template>;

/** What a text may ask for. */
const PLACEHOLDERS = ['name', 'brand'];

/** Control characters but the line feed, and halves of characters. */
const STRANGE = /[^\P{Cc}\n]|\p{Cs}/u;

const textIssues = (field: string, language: string, text: string): string[] => [
  ...placeholdersOf(text)
    .filter((name) => !PLACEHOLDERS.includes(name))
    .map(
      (name) =>
        `${field}.${language} asks for {{${name}}}; there are {{${PLACEHOLDERS.join('}}, {{')}}}.`,
    ),
  ...(/\{\{(?!\w+\}\})|(?<!\{\{\w{1,40})\}\}/.test(text)
    ? [`${field}.${language} has braces that are no placeholder.`]
    : []),
  ...(STRANGE.test(text) ? [`${field}.${language} holds characters that cannot be shown.`] : []),
];

const sameEverywhere = (field: string, byLanguage: Record<string, string>): string[] => {
  const asked = Object.values(byLanguage).map((text) => placeholdersOf(text).toSorted().join(' '));
  return new Set(asked).size > 1 ? [`${field} asks for other values in other languages.`] : [];
};

type Texts = z.infer<typeof template>['title'];

/** Puts the figures of promotions in place of their names, in each language. */
const filled = (byLanguage: Texts, figuresIn: PromotionFigures['figuresIn']): Texts =>
  Object.fromEntries(
    Object.entries(byLanguage).map(([language, text]) => [
      language,
      fillFigures(text, figuresIn(language)),
    ]),
  );

/**
 * What of a template's texts is no figure of a promotion, and what is one and written by hand.
 *
 * @param isOffer whether the message promises something, so that no percentage, amount or factor stands in it by hand
 */
const figureIssues = (
  { title, body }: { title: Texts; body: Texts },
  { currency, figuresIn }: PromotionFigures,
  isOffer: boolean,
): string[] =>
  Object.entries({ title, body }).flatMap(([field, byLanguage]) =>
    Object.entries(byLanguage).flatMap(([language, text]) => {
      const figures = figuresIn(language);
      const known = Object.keys(figures);
      const unknown = namesIn(text).filter((name) => name.includes('.') && !known.includes(name));
      const byHand = findPromise(text, figures, { currency, language }, isOffer);
      return [
        ...unknown.map(
          (name) =>
            `${field}.${language} asks for {{${name}}}; there ${known.length > 0 ? `are {{${known.join('}}, {{')}}}` : 'is no promotion with figures'}.`,
        ),
        ...(byHand === undefined ? [] : [`${field}.${language}: ${byHand}`]),
      ];
    }),
  );

/** The figures that a brand's messages may name: `welcome.percent`. */
export interface PromotionFigures {
  /** ISO 4217 code. */
  currency: string;
  figuresIn: (language: string) => Record<string, Figure>;
}

/**
 * Checks what a template's file says, against the languages of the brand, and fills the figures of promotions into its texts.
 *
 * @returns the template, or everything that is wrong with it
 */
export const readBroadcastTemplate = (
  given: unknown,
  languages: readonly LanguageCode[],
  promotions: PromotionFigures,
): { template: BroadcastTemplate } | { issues: string[] } => {
  const read = template.safeParse(given);
  if (!read.success)
    return {
      issues: read.error.issues.map(
        ({ path, message }) => `${path.join('.') || 'file'}: ${message}`,
      ),
    };
  const { kind, path } = read.data;
  const title = filled(read.data.title, promotions.figuresIn);
  const body = filled(read.data.body, promotions.figuresIn);
  const issues = Object.entries({ title, body }).flatMap(([field, byLanguage]) => [
    ...languages
      .filter((language) => !(language in byLanguage))
      .map((language) => `${field} is missing in ${language}.`),
    ...Object.keys(byLanguage)
      .filter((language) => !languages.some((each) => each === language))
      .map((language) => `${field}.${language}: the brand has no such language.`),
    ...Object.entries(byLanguage).flatMap(([language, text]) => textIssues(field, language, text)),
    ...sameEverywhere(field, byLanguage),
  ]);
  issues.unshift(...figureIssues(read.data, promotions, kind === 'promotion'));
  if (path !== undefined && !isSitePath(path)) issues.push(`path: ${path} is no page of the site.`);
  return issues.length > 0 ? { issues } : { template: { ...read.data, title, body } };
};
