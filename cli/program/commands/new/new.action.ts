import { existsSync } from 'node:fs';
import path from 'node:path';
import { shownPath } from '#config/places/shown-path.ts';
import { create, type NewMerchant } from '../../../api/livery.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { MerchantsOption } from '../../options/merchants.option.ts';
import type { OutOption } from '../../options/out.option.ts';
import type { PortOption } from '../../options/port.option.ts';
import type { AnswerFlags } from '../../../work/onboard/answer-flags.ts';
import { answeredCommand } from '../../../work/onboard/answered-command.ts';
import { UnbuiltError } from '../../../work/onboard/require-site.ts';
import { ROOT } from '../../../base/paths.ts';
import { UsageError } from '../../../base/terminal/errors.ts';
import { plainText } from '../../../base/terminal/plain-text.ts';
import { print, printJson, printLine, tint } from '../../../base/terminal/print.ts';

type Options = MerchantsOption &
  OutOption &
  JsonOption &
  PortOption &
  AnswerFlags & { input: boolean; build: boolean; start?: boolean };

/** The flags that answer a question; each under the name that the answer has. */
const ANSWERS = [
  'name',
  'legalName',
  'slogan',
  'domain',
  'languages',
  'currency',
  'timeZone',
  'theme',
  'logo',
  'colors',
  'primary',
  'accent',
  'jurisdiction',
  'licenceNumber',
  'licenceUrl',
] as const satisfies readonly (keyof AnswerFlags)[];

const answersIn = (options: AnswerFlags): AnswerFlags =>
  Object.fromEntries(
    ANSWERS.flatMap((key) => (options[key] === undefined ? [] : [[key, options[key]]])),
  );

/** The code and flags, asked for at a terminal as far as they are open. */
const complete = async (
  code: string | undefined,
  options: Options,
): Promise<{ code: string; flags: AnswerFlags; asked: boolean }> => {
  const flags = answersIn(options);
  if (options.input && !options.json && process.stdin.isTTY && process.stderr.isTTY) {
    const { promptAnswers } = await import('../../../work/onboard/prompt-answers.ts');
    const answered = await promptAnswers(code, flags, (wanted) =>
      existsSync(path.join(options.merchants, wanted)) ? `${wanted} is taken.` : undefined,
    );
    return { ...answered, asked: true };
  }
  if (code === undefined) throw new UsageError('name the new merchant: livery new <code>.');
  return { code, flags, asked: false };
};

const sayMade = ({ merchant, folder, files, told }: NewMerchant, options: Options): void => {
  const { merchants, start } = options;
  const isDefault = merchants === path.join(ROOT, 'merchants');
  print(files.join('\n'));
  for (const sentence of told) printLine(`${tint('yellow', '·')} ${plainText(sentence)}`);
  printLine(`${tint('green', merchant)} is ready.`);
  if (start) return;
  printLine(`Edit ${shownPath(path.join(folder, 'merchant.json'))}, and see it with:`);
  printLine(`  npm run livery -- dev ${merchant}${isDefault ? '' : ` --merchants ${merchants}`}`);
};

/**
 * Makes a merchant and says where it is; with `--start`, serves its site until Ctrl-C.
 *
 * @throws {UsageError} when the code is taken or an answer cannot be used
 * @throws {InputError} when the logo cannot be used, or the site cannot be built
 */
export const run = async (named: string | undefined, options: Options): Promise<void> => {
  const { merchants, out, json = false, build, start = false } = options;
  if (start && !build) throw new UsageError('--start serves the site: leave out --no-build.');
  const { code, flags, asked } = await complete(named, options);
  const given = { ...flags, code, merchants, out, build, showProgress: !json };
  const made = await create(given).catch((error: unknown) => {
    // A merchant that is made is not made once more.
    if (asked && !(error instanceof UnbuiltError))
      printLine(`To go on from what you answered:\n  ${answeredCommand(code, flags)}`);
    throw error;
  });
  if (!json) sayMade(made, options);
  if (!start) {
    if (json) printJson(made);
    return;
  }
  const { printProfile, servePlatform } = await import('../../serving/serve-platform.ts');
  printProfile({ ...options, demo: true });
  await servePlatform([code], { ...options, demo: true, made });
};
