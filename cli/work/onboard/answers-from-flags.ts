import { UsageError } from '../../base/terminal/errors.ts';
import {
  type Answers,
  BASE_THEMES,
  type BaseTheme,
  findCodeError,
  findCurrencyError,
  findDomainError,
  findJurisdictionError,
  findTextError,
  findTimeZoneError,
  parseLanguages,
} from './answers.ts';
import type { AnswerFlags } from './answer-flags.ts';
import { brandColors } from './brand-colors.ts';
import type { Palette } from './logo/palette.ts';

const refuse = (error: string | undefined): void => {
  if (error !== undefined) throw new UsageError(error);
};

const chooseTheme = (wanted: string): BaseTheme => {
  if (Object.hasOwn(BASE_THEMES, wanted)) return wanted as BaseTheme;
  throw new UsageError(`the base themes are ${Object.keys(BASE_THEMES).join(', ')}.`);
};

const nameFromCode = (code: string): string =>
  code.replaceAll(
    /(^|-)([a-z])/g,
    (_, gap: string, letter: string) => `${gap === '-' ? ' ' : ''}${letter.toUpperCase()}`,
  );

/** The texts of a brand, each of a form that its file may hold. */
const textsOf = (
  code: string,
  flags: AnswerFlags,
): Pick<Answers, 'name' | 'legalName' | 'slogan'> => {
  const name = (flags.name ?? nameFromCode(code)).normalize('NFC').trim();
  refuse(findTextError('name', name));
  const legalName = (flags.legalName ?? `${name} Entertainment`).trim();
  refuse(findTextError('legal name', legalName));
  const slogan = (flags.slogan ?? '').trim();
  if (slogan !== '') refuse(findTextError('slogan', slogan));
  return { name, legalName, slogan };
};

/**
 * The answers that the flags give, the rest by default, and what was decided on the way.
 *
 * @param palette of the logo, if there is one
 * @throws {UsageError} at a flag that cannot be used
 */
export const answersFromFlags = (
  code: string,
  flags: AnswerFlags,
  palette?: Palette,
): { answers: Answers; told: string[] } => {
  refuse(findCodeError(code));
  const base = chooseTheme(flags.theme ?? 'nordic');
  const texts = textsOf(code, flags);
  const { primary, accent, told } = brandColors(flags, base, palette);
  const answers: Answers = {
    code,
    ...texts,
    domain: flags.domain ?? `${code}.example`,
    languages: parseLanguages(flags.languages ?? 'en'),
    currency: flags.currency ?? 'USD',
    timeZone: flags.timeZone ?? 'UTC',
    base,
    primary,
    accent,
    jurisdiction: flags.jurisdiction ?? 'sandbox',
    licenceNumber: flags.licenceNumber ?? '',
    licenceUrl: flags.licenceUrl ?? '',
  };
  refuse(findDomainError(answers.domain));
  refuse(findCurrencyError(answers.currency));
  refuse(findTimeZoneError(answers.timeZone));
  refuse(findJurisdictionError(answers.jurisdiction));
  return { answers, told };
};
