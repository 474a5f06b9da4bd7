import { cancel, intro, isCancel, select, text } from '@clack/prompts';
import { UsageError } from '../../base/terminal/errors.ts';
import {
  BASE_THEMES,
  findCodeError,
  findColorError,
  findCurrencyError,
  findDomainError,
  findTimeZoneError,
  parseLanguages,
} from './answers.ts';
import type { AnswerFlags } from './answers-from-flags.ts';

/** Prompts are messages: stdout stays free for data. */
const output = process.stderr;

const answered = (answer: string | symbol): string => {
  if (!isCancel(answer)) return String(answer);
  cancel('Nothing was written.', { output });
  throw new UsageError('');
};

const prompt = async (
  message: string,
  initialValue: string,
  error: (value: string) => string | undefined = () => undefined,
): Promise<string> =>
  answered(
    await text({ message, initialValue, output, validate: (value = '') => error(value.trim()) }),
  ).trim();

const findLanguagesError = (list: string): string | undefined => {
  try {
    parseLanguages(list);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

const needed = (value: string): string | undefined =>
  value === '' ? 'this cannot stay empty.' : undefined;

/**
 * Asks at the terminal what the flags leave open.
 *
 * @param findNewCodeError what is wrong with a code that a merchant would get
 * @throws {UsageError} without words when the questions are broken off
 */
export const promptAnswers = async (
  code: string | undefined,
  flags: AnswerFlags,
  findNewCodeError: (code: string) => string | undefined,
): Promise<{ code: string; flags: AnswerFlags }> => {
  intro('A new merchant', { output });
  const chosen =
    code ??
    (await prompt('Its code', '', (value) => findCodeError(value) ?? findNewCodeError(value)));
  const capital = chosen.charAt(0).toUpperCase() + chosen.slice(1);
  const name = flags.name ?? (await prompt('The brand’s name', capital, needed));
  const theme =
    flags.theme ??
    answered(
      await select({
        message: 'The theme to start from',
        options: Object.entries(BASE_THEMES).map(([value, { feel }]) => ({
          value,
          label: value,
          hint: feel,
        })),
        output,
      }),
    );
  const colors = BASE_THEMES[theme as keyof typeof BASE_THEMES] ?? BASE_THEMES.nordic;
  return {
    code: chosen,
    flags: {
      name,
      theme,
      legalName: flags.legalName ?? (await prompt('The company', `${name} Entertainment`, needed)),
      slogan:
        flags.slogan ?? (await prompt('A slogan in English', 'Play at your own pace', needed)),
      domain: flags.domain ?? (await prompt('Main domain', `${chosen}.example`, findDomainError)),
      languages:
        flags.languages ?? (await prompt('Languages, the default first', 'en', findLanguagesError)),
      currency: flags.currency ?? (await prompt('Currency', 'USD', findCurrencyError)),
      timeZone: flags.timeZone ?? (await prompt('Time zone', 'UTC', findTimeZoneError)),
      primary: flags.primary ?? (await prompt('Main color', colors.primary, findColorError)),
      accent: flags.accent ?? (await prompt('Second color', colors.accent, findColorError)),
    },
  };
};
