import { existsSync } from 'node:fs';
import path from 'node:path';
import { shownPath } from '#config/places/shown-path.ts';
import { create } from '../../../api/livery.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { MerchantsOption } from '../../options/merchants.option.ts';
import type { OutOption } from '../../options/out.option.ts';
import type { AnswerFlags } from '../../../work/onboard/answers-from-flags.ts';
import { ROOT } from '../../../base/paths.ts';
import { UsageError } from '../../../base/terminal/errors.ts';
import { print, printJson, printLine, tint } from '../../../base/terminal/print.ts';

type Options = MerchantsOption &
  OutOption &
  JsonOption &
  AnswerFlags & { input: boolean; build: boolean };

/** The code and flags, asked for at a terminal as far as they are open. */
const complete = async (
  code: string | undefined,
  options: Options,
): Promise<{ code: string; flags: AnswerFlags }> => {
  if (options.input && !options.json && process.stdin.isTTY && process.stderr.isTTY) {
    const { promptAnswers } = await import('../../../work/onboard/prompt-answers.ts');
    return promptAnswers(code, options, (wanted) =>
      existsSync(path.join(options.merchants, wanted)) ? `${wanted} is taken.` : undefined,
    );
  }
  if (code === undefined) throw new UsageError('name the new merchant: livery new <code>.');
  return { code, flags: options };
};

/**
 * Makes a merchant and says where it is.
 *
 * @throws {UsageError} when the code is taken or an answer cannot be used
 */
export const run = async (named: string | undefined, options: Options): Promise<void> => {
  const { merchants, out, json = false, build } = options;
  const { code, flags } = await complete(named, options);
  const { name, legalName, slogan, domain, languages } = flags;
  const { currency, timeZone, theme, primary, accent } = flags;
  const answers = { name, legalName, slogan, domain, languages };
  const look = { currency, timeZone, theme, primary, accent };
  const given = Object.entries({ ...answers, ...look }).filter(([, value]) => value !== undefined);
  const made = await create({
    ...(Object.fromEntries(given) as AnswerFlags),
    code,
    merchants,
    out,
    build,
    showProgress: !json,
  });
  if (json) {
    printJson(made);
    return;
  }
  const isDefault = merchants === path.join(ROOT, 'merchants');
  print(made.files.join('\n'));
  printLine(`${tint('green', name ?? code)} is ready.`);
  printLine(`Edit ${shownPath(path.join(made.folder, 'merchant.json'))}, and see it with:`);
  printLine(`  npm run livery -- dev ${code}${isDefault ? '' : ` --merchants ${merchants}`}`);
};
