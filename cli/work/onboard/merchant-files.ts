import { readFileSync } from 'node:fs';
import path from 'node:path';
import { knownJurisdictions } from '#config/checks/jurisdictions.ts';
import { translatedLanguages } from '#config/languages/translated-languages.ts';
import type { GameType, LanguageCode } from '#generated/merchant-config.ts';
import { drawBanner } from '../../build/draw/draw-banner.ts';
import type { LogoFiles } from '../../build/draw/draw-logo.ts';
import { ROOT } from '../../base/paths.ts';
import type { Answers } from './answers.ts';
import { licenceOf } from './licence-of.ts';
import { STARTER_ART, starterContent, type Texts } from './starter-content.ts';
import { hasStarterTexts, inLanguages, loadStarterTexts } from './starter-texts.ts';

const CATEGORIES: GameType[] = ['LIVE', 'RNG', 'SPORTS', 'PVP', 'FISH'];

/** Every vendor of a kind of game. */
const categoriesOf = () => {
  const file = path.join(ROOT, 'schema', 'data', 'vendors.json');
  const { vendors } = JSON.parse(readFileSync(file, 'utf8')) as {
    vendors: { code: string; gameTypes: GameType[] }[];
  };
  return CATEGORIES.map((type) => ({
    type,
    vendors: vendors.filter(({ gameTypes }) => gameTypes.includes(type)).map(({ code }) => code),
  }));
};

/** The languages that have first texts: those of the brand, and English, which every site carries. */
const textLanguages = ({ languages }: Answers): LanguageCode[] =>
  [...new Set<LanguageCode>([...languages, 'en'])].filter(hasStarterTexts);

const loadTexts = (answers: Answers): Texts => {
  const { name, legalName, currency, jurisdiction, licenceNumber } = answers;
  const regulator = knownJurisdictions().get(jurisdiction)?.regulator ?? '';
  const words = { name, legalName, currency, regulator, number: licenceNumber };
  return new Map(
    textLanguages(answers).map((language) => [language, loadStarterTexts(language, words)]),
  );
};

/** What a text that is missing in the chosen language is shown in: one that the site's own words have. */
export const fallbackOf = (languages: readonly LanguageCode[]): LanguageCode => {
  const translated = languages.filter((language) => translatedLanguages().includes(language));
  return translated.includes('en') ? 'en' : (translated[0] ?? 'en');
};

const merchantConfig = (answers: Answers, texts: Texts, schema: string) => {
  const [first = 'en' as const] = answers.languages;
  const slogan = inLanguages(texts, (each) => each.slogan);
  return {
    $schema: schema,
    schemaVersion: 2,
    code: answers.code,
    brand: {
      name: answers.name,
      legalName: answers.legalName,
      slogan: answers.slogan === '' ? slogan : { ...slogan, en: answers.slogan },
      description: inLanguages(texts, (each) => each.description),
      favicon: 'assets/favicon.svg',
    },
    ...licenceOf(answers, texts),
    site: { domains: [answers.domain] },
    languages: {
      list: answers.languages,
      default: first,
      fallback: fallbackOf(answers.languages),
    },
    currency: answers.currency,
    timeZone: answers.timeZone,
    categories: categoriesOf(),
    theme: {
      extends: answers.base,
      brand: { primary: answers.primary, accent: answers.accent },
    },
  };
};

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The schemas' folder as a file below the merchant's folder names it; editors follow it. */
const schemaFrom = (folder: string): string =>
  path.relative(folder, path.join(ROOT, 'schema')).replaceAll(path.sep, '/');

/**
 * Every file of a new merchant: its answers, its drawings, first contents and their pictures.
 *
 * @param folder where the files will lie
 * @param publishedAt RFC 3339, of the first notices
 * @returns path below the folder → text
 */
export const merchantFiles = (
  answers: Answers,
  drawings: LogoFiles,
  folder: string,
  publishedAt: string,
): Record<string, string> => {
  const texts = loadTexts(answers);
  const { primary, accent, code } = answers;
  const schema = `${schemaFrom(folder)}/merchant.schema.json`;
  const contentFolder = path.join(folder, 'content');
  const entries: [string, string][] = [
    ['merchant.json', toJson(merchantConfig(answers, texts, schema))],
    ...Object.entries(drawings).map(([name, svg]): [string, string] => [`assets/${name}`, svg]),
    ...STARTER_ART.map((file): [string, string] => [
      file,
      drawBanner(`${code} ${file}`, primary, accent),
    ]),
    ...Object.entries(starterContent(texts, publishedAt)).map(([kind, items]): [string, string] => [
      `content/${kind}.json`,
      toJson({ $schema: `${schemaFrom(contentFolder)}/content/${kind}.schema.json`, items }),
    ]),
  ];
  return Object.fromEntries(entries);
};
