import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LanguageCode } from '#generated/merchant-config.ts';
import type billFile from '#locales/en/bill-file.json';
import type common from '#locales/en/common.json';
import type demo from '#locales/en/demo.json';
import type games from '#locales/en/games.json';
import type grants from '#locales/en/grants.json';
import type inboxMessages from '#locales/en/inbox-messages.json';
import type language from '#locales/en/language.json';
import type messages from '#locales/en/messages.json';
import type rankGifts from '#locales/en/rank-gifts.json';
import type reportFile from '#locales/en/report-file.json';
import type sandbox from '#locales/en/sandbox.json';
import type statements from '#locales/en/statements.json';
import type teamFile from '#locales/en/team-file.json';
import type templates from '#locales/en/templates.json';
import { LOCALES } from './translated-languages.ts';

/** The areas that are read from files, each with the keys of English. */
interface Areas {
  'bill-file': typeof billFile;
  common: typeof common;
  demo: typeof demo;
  games: typeof games;
  grants: typeof grants;
  'inbox-messages': typeof inboxMessages;
  language: typeof language;
  messages: typeof messages;
  'rank-gifts': typeof rankGifts;
  'report-file': typeof reportFile;
  sandbox: typeof sandbox;
  statements: typeof statements;
  'team-file': typeof teamFile;
  templates: typeof templates;
}

const known = new Map<string, unknown>();

/**
 * The words of one area in one language, read once: `src/locales/<language>/<area>.json`. A rule
 * holds every language to the keys of English.
 *
 * @throws when the language is not translated
 */
export const readWords = <Area extends keyof Areas>(
  area: Area,
  language: LanguageCode,
): Areas[Area] => {
  const file = path.join(LOCALES, language, `${area}.json`);
  if (!known.has(file)) known.set(file, JSON.parse(readFileSync(file, 'utf8')));
  return known.get(file) as Areas[Area];
};
