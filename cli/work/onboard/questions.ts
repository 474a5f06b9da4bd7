import { statSync } from 'node:fs';
import { knownJurisdictions } from '#config/checks/jurisdictions.ts';
import {
  BASE_THEMES,
  findCodeError,
  findColorError,
  findCurrencyError,
  findDomainError,
  findTextError,
  findTimeZoneError,
  parseLanguages,
} from './answers.ts';
import type { AnswerFlags } from './answer-flags.ts';
import { askedByLicence } from './licence-of.ts';

/** What is answered so far; `code` beside the flags. */
export type Given = AnswerFlags & { code?: string };

/** One step of the dialog. */
export interface Question {
  key: keyof Given;
  message: (given: Given) => string;
  /** What stands there to begin with. */
  initial: (given: Given) => string;
  /** What may be chosen; without it a text is typed. */
  options?: readonly { value: string; label: string; hint?: string }[];
  error?: (value: string) => string | undefined;
  /** Whether it is asked at all. */
  when?: (given: Given) => boolean;
}

const findLanguagesError = (list: string): string | undefined => {
  try {
    parseLanguages(list);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

const findLogoError = (file: string): string | undefined =>
  file === '' || statSync(file, { throwIfNoEntry: false })?.isFile()
    ? undefined
    : `there is no file ${file}.`;

const capital = (code: string): string => code.charAt(0).toUpperCase() + code.slice(1);

const themeOf = ({ theme = 'nordic' }: Given) =>
  BASE_THEMES[theme as keyof typeof BASE_THEMES] ?? BASE_THEMES.nordic;

/** Whether the colors are still open: neither named nor those of a logo. */
const asksColors = ({ colors, logo = '' }: Given): boolean => colors === undefined && logo === '';

const licenceQuestion = (answer: 'licenceNumber' | 'licenceUrl'): Question => {
  const asked = ({ jurisdiction = 'sandbox' }: Given) =>
    askedByLicence(jurisdiction).find((each) => each.answer === answer);
  return {
    key: answer,
    message: (given) => `Its licence: ${asked(given)?.takes ?? ''}`,
    initial: () => '',
    error: (value) => (value === '' ? 'this cannot stay empty.' : undefined),
    when: (given) => asked(given) !== undefined,
  };
};

const LOOK: readonly Question[] = [
  {
    key: 'name',
    message: () => 'The brand’s name',
    initial: ({ code = '' }) => capital(code),
    error: (value) => findTextError('name', value),
  },
  {
    key: 'theme',
    message: () => 'The theme to start from',
    initial: () => 'nordic',
    options: Object.entries(BASE_THEMES).map(([value, { feel }]) => ({
      value,
      label: value,
      hint: feel,
    })),
  },
  {
    key: 'logo',
    message: () => 'A file with its logo; empty to have one drawn',
    initial: () => '',
    error: findLogoError,
  },
  {
    key: 'primary',
    message: () => 'Main color, in any notation of CSS',
    initial: (given) => themeOf(given).primary,
    error: findColorError,
    when: asksColors,
  },
  {
    key: 'accent',
    message: () => 'Second color',
    initial: (given) => themeOf(given).accent,
    error: findColorError,
    when: asksColors,
  },
];

const SITE: readonly Question[] = [
  {
    key: 'legalName',
    message: () => 'The company',
    initial: ({ name = '' }) => `${name} Entertainment`,
    error: (value) => findTextError('legal name', value),
  },
  {
    key: 'slogan',
    message: () => 'A slogan in English',
    initial: () => 'Play at your own pace',
    error: (value) => findTextError('slogan', value),
  },
  {
    key: 'domain',
    message: () => 'Main domain',
    initial: ({ code = '' }) => `${code}.example`,
    error: findDomainError,
  },
  {
    key: 'languages',
    message: () => 'Languages, the default first',
    initial: () => 'en',
    error: findLanguagesError,
  },
  { key: 'currency', message: () => 'Currency', initial: () => 'USD', error: findCurrencyError },
  { key: 'timeZone', message: () => 'Time zone', initial: () => 'UTC', error: findTimeZoneError },
  {
    key: 'jurisdiction',
    message: () => 'Where it is licensed',
    initial: () => 'sandbox',
    options: [...knownJurisdictions()].map(([value, { name }]) => ({ value, label: name })),
  },
];

/**
 * The questions of `livery new`, in the order in which they are asked.
 *
 * @param findNewCodeError what is wrong with a code that a merchant would get
 */
export const questions = (findNewCodeError: (code: string) => string | undefined): Question[] => [
  {
    key: 'code',
    message: () => 'Its code',
    initial: () => '',
    error: (value) => findCodeError(value) ?? findNewCodeError(value),
  },
  ...LOOK,
  ...SITE,
  licenceQuestion('licenceNumber'),
  licenceQuestion('licenceUrl'),
];
