import { cancel, intro, isCancel, select, text } from '@clack/prompts';
import { UsageFault } from '../../base/terminal/faults.ts';
import {
  BASE_THEMES,
  faultOfCode,
  faultOfColor,
  faultOfCurrency,
  faultOfDomain,
  faultOfTimeZone,
  parseLanguages,
} from './answers.ts';
import type { AnswerFlags } from './answers-from-flags.ts';

/** Prompts are messages: stdout stays free for data. */
const output = process.stderr;

const answered = (answer: string | symbol): string => {
  if (!isCancel(answer)) return String(answer);
  cancel('Nothing was written.', { output });
  throw new UsageFault('');
};

const ask = async (
  message: string,
  initialValue: string,
  fault: (value: string) => string | undefined = () => undefined,
): Promise<string> =>
  answered(
    await text({ message, initialValue, output, validate: (value = '') => fault(value.trim()) }),
  ).trim();

const faultOfLanguages = (list: string): string | undefined => {
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
 * @param faultOfNewCode what is wrong with a code that a merchant would get
 * @throws {UsageFault} without words when the questions are broken off
 */
export const askAnswers = async (
  code: string | undefined,
  flags: AnswerFlags,
  faultOfNewCode: (code: string) => string | undefined,
): Promise<{ code: string; flags: AnswerFlags }> => {
  intro('A new merchant', { output });
  const chosen =
    code ?? (await ask('Its code', '', (value) => faultOfCode(value) ?? faultOfNewCode(value)));
  const capital = chosen.charAt(0).toUpperCase() + chosen.slice(1);
  const name = flags.name ?? (await ask('The brand’s name', capital, needed));
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
      legalName: flags.legalName ?? (await ask('The company', `${name} Entertainment`, needed)),
      slogan: flags.slogan ?? (await ask('A slogan in English', 'Play at your own pace', needed)),
      domain: flags.domain ?? (await ask('Main domain', `${chosen}.example`, faultOfDomain)),
      languages:
        flags.languages ?? (await ask('Languages, the default first', 'en', faultOfLanguages)),
      currency: flags.currency ?? (await ask('Currency', 'USD', faultOfCurrency)),
      timeZone: flags.timeZone ?? (await ask('Time zone', 'UTC', faultOfTimeZone)),
      primary: flags.primary ?? (await ask('Main color', colors.primary, faultOfColor)),
      accent: flags.accent ?? (await ask('Second color', colors.accent, faultOfColor)),
    },
  };
};
