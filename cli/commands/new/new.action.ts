import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildFleet } from '../../fleet/build-fleet.ts';
import { requireMerchant } from '../../fleet/require-merchants.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { MerchantsOption } from '../../options/merchants.option.ts';
import type { OutOption } from '../../options/out.option.ts';
import { type AnswerFlags, answersFromFlags } from '../../onboard/answers-from-flags.ts';
import { merchantFiles } from '../../onboard/merchant-files.ts';
import { ROOT } from '../../paths.ts';
import { UsageFault } from '../../terminal/faults.ts';
import { print, printJson, say, tint } from '../../terminal/say.ts';

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
    const { askAnswers } = await import('../../onboard/ask-answers.ts');
    return askAnswers(code, options, (wanted) =>
      existsSync(path.join(options.merchants, wanted)) ? `${wanted} is taken.` : undefined,
    );
  }
  if (code === undefined) throw new UsageFault('name the new merchant: livery new <code>.');
  return { code, flags: options };
};

/** A path for a person: short within the working folder, whole elsewhere. */
const shown = (file: string): string => {
  const short = path.relative(process.cwd(), file);
  return short.startsWith('..') ? file : short;
};

/** Writes all files beside the place where they go, then moves the folder in whole. */
const writeFolder = (folder: string, files: Record<string, string>): void => {
  const draft = path.join(path.dirname(folder), `.${path.basename(folder)}.draft`);
  rmSync(draft, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(draft, name)), { recursive: true });
    writeFileSync(path.join(draft, name), text);
  }
  renameSync(draft, folder);
};

/**
 * Makes a merchant: its folder with file, logo and first contents, then its first site.
 *
 * @throws {UsageFault} when the code is taken or an answer cannot be used
 */
export const run = async (named: string | undefined, options: Options): Promise<void> => {
  const { merchants, out, json = false } = options;
  const { code, flags } = await complete(named, options);
  const answers = answersFromFlags(code, flags);
  const folder = path.join(merchants, code);
  if (existsSync(folder)) throw new UsageFault(`${folder} exists already.`);
  const files = merchantFiles(answers, folder, new Date().toISOString());
  writeFolder(folder, files);
  await requireMerchant(merchants, code);
  let built = false;
  if (options.build) {
    const request = { merchantsDir: merchants, outDir: out, codes: [code], force: false };
    const { faults } = await buildFleet({ ...request, quiet: json });
    if (faults[0]) throw new Error(faults[0].fault);
    built = true;
  }
  const written = Object.keys(files).map((name) => shown(path.join(folder, name)));
  if (json) {
    printJson({
      merchant: code,
      folder,
      files: written,
      site: built ? path.join(out, code) : null,
    });
    return;
  }
  const isUsual = merchants === path.join(ROOT, 'merchants');
  print(written.join('\n'));
  say(`${tint('green', answers.name)} is ready.`);
  say(`Edit ${shown(path.join(folder, 'merchant.json'))}, and see it with:`);
  say(`  npm run livery -- dev ${code}${isUsual ? '' : ` --merchants ${merchants}`}`);
};
