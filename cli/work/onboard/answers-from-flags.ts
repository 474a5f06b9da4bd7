import { UsageError } from '../../base/terminal/errors.ts';
import {
  type Answers,
  BASE_THEMES,
  type BaseTheme,
  findCodeError,
  findColorError,
  findCurrencyError,
  findDomainError,
  findTimeZoneError,
  parseLanguages,
} from './answers.ts';

/** The flags of `livery new` that answer a question. */
export interface AnswerFlags {
  name?: string;
  legalName?: string;
  slogan?: string;
  domain?: string;
  languages?: string;
  currency?: string;
  timeZone?: string;
  theme?: string;
  primary?: string;
  accent?: string;
}

const refuse = (error: string | undefined): void => {
  if (error !== undefined) throw new UsageError(error);
};

const chooseTheme = (wanted: string): BaseTheme => {
  if (wanted in BASE_THEMES) return wanted as BaseTheme;
  throw new UsageError(`the base themes are ${Object.keys(BASE_THEMES).join(', ')}.`);
};

const nameFromCode = (code: string): string =>
  code.replaceAll(
    /(^|-)([a-z])/g,
    (_, gap: string, letter: string) => `${gap === '-' ? ' ' : ''}${letter.toUpperCase()}`,
  );

/**
 * The answers that the flags give, the rest by default.
 *
 * @throws {UsageError} at a flag that cannot be used
 */
export const answersFromFlags = (code: string, flags: AnswerFlags): Answers => {
  refuse(findCodeError(code));
  const name = flags.name ?? nameFromCode(code);
  const base = chooseTheme(flags.theme ?? 'nordic');
  const answers: Answers = {
    code,
    name,
    legalName: flags.legalName ?? `${name} Entertainment`,
    slogan: flags.slogan ?? '',
    domain: flags.domain ?? `${code}.example`,
    languages: parseLanguages(flags.languages ?? 'en'),
    currency: flags.currency ?? 'USD',
    timeZone: flags.timeZone ?? 'UTC',
    base,
    primary: flags.primary ?? BASE_THEMES[base].primary,
    accent: flags.accent ?? BASE_THEMES[base].accent,
  };
  refuse(findDomainError(answers.domain));
  refuse(findCurrencyError(answers.currency));
  refuse(findTimeZoneError(answers.timeZone));
  refuse(findColorError(answers.primary));
  refuse(findColorError(answers.accent));
  return answers;
};
