import { Command, InvalidArgumentError, Option } from 'commander';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';
import { merchantOption } from '../../options/merchant.option.ts';

/** `livery platform rebates`: what members get back of their valid bets. */
export const rebatesCommand = (): Command =>
  new Command('rebates')
    .summary('pay rebates')
    .description(
      'A running platform pays each day’s rebates by itself, shortly after the brand’s midnight.',
    )
    .addCommand(runCommand());

const parseDay = (text: string): string => {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
  if (isDay) return text;
  throw new InvalidArgumentError('a day is written as 2026-01-31.');
};

const runCommand = (): Command =>
  new Command('run')
    .summary('pay the rebates of every day that is over, or of one')
    .addOption(merchantOption())
    .addOption(
      new Option('--day <day>', 'only this day, in the brand’s time zone').argParser(parseDay),
    )
    .addOption(jsonOption())
    .action(lazily(() => import('./run-rebates.action.ts')));
