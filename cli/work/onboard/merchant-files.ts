import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { GameType, LanguageCode, LocalizedText } from '#generated/merchant-config.ts';
import { drawBanner } from '../../build/draw/draw-banner.ts';
import { drawLogo } from '../../build/draw/draw-logo.ts';
import { ROOT } from '../../base/paths.ts';
import type { Answers } from './answers.ts';
import { STARTER_ART, starterContent, type Texts } from './starter-content.ts';
import { hasStarterTexts, inLanguages, loadStarterTexts } from './starter-texts.ts';

/** The demonstration's helpline: the number is one of those that are kept for stories. */
const SANDBOX_HELPLINE = {
  name: 'Livery Sandbox Helpline',
  phone: '+44-20-7946-0100',
  url: 'https://help.livery.example/',
};

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

/** The texts in the default language, where there are any, and in English. */
const loadTexts = ({ languages: [first = 'en'], name, legalName, currency }: Answers): Texts => {
  const languages = [...new Set<LanguageCode>([first, 'en'])].filter(hasStarterTexts);
  const words = { name, legalName, currency };
  return new Map(languages.map((language) => [language, loadStarterTexts(language, words)]));
};

/** An entry in the demonstration's own register: a new brand plays with play money. */
const sandboxLicence = ({ code, legalName }: Answers, text: LocalizedText) => {
  const number = `LSR-${code.toUpperCase()}`;
  return {
    jurisdiction: 'sandbox',
    authority: 'Livery Sandbox Register',
    licensee: legalName,
    number,
    url: `https://register.livery.example/${number}`,
    text,
    helpline: SANDBOX_HELPLINE,
  };
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
    licence: sandboxLicence(
      answers,
      inLanguages(texts, (each) => each.licence),
    ),
    site: { domains: [answers.domain] },
    languages: {
      list: answers.languages,
      default: first,
      fallback: answers.languages.includes('en') ? 'en' : first,
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
 * Every file of a new merchant: its answers, a logo drawn for it, first contents and their
 * pictures.
 *
 * @param folder where the files will lie
 * @param publishedAt RFC 3339, of the first notices
 * @returns path below the folder → text
 */
export const merchantFiles = (
  answers: Answers,
  folder: string,
  publishedAt: string,
): Record<string, string> => {
  const texts = loadTexts(answers);
  const { primary, accent, code } = answers;
  const schema = `${schemaFrom(folder)}/merchant.schema.json`;
  const contentFolder = path.join(folder, 'content');
  const entries: [string, string][] = [
    ['merchant.json', toJson(merchantConfig(answers, texts, schema))],
    ...Object.entries(drawLogo(answers)).map(([name, svg]): [string, string] => [
      `assets/${name}`,
      svg,
    ]),
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
