import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { ThemeMode } from '#generated/merchant-config.ts';
import type { ResolvedMerchant } from '#config/load-merchants.ts';
import { placeIssues } from '#config/places/place-issues.ts';
import { shownPath } from '#config/places/shown-path.ts';
import { importTokens, type ImportedTokens } from '#config/token-import/import-tokens.ts';
import { writtenMap } from '#config/token-import/token-map.ts';
import type { TokenChoice } from '#config/token-files/token-file.ts';
import { writeWhole } from '../../../base/files/write-whole.ts';
import { requireMerchant } from '../../../build/fleet/require-merchants.ts';
import { type RememberedMap, rememberedMap } from '../../../work/tokens/remembered-map.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { MerchantsOption } from '../../options/merchants.option.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { plainText } from '../../../base/terminal/plain-text.ts';
import { renderIssues } from '../../../base/terminal/render-issues.ts';
import { print, printJson, printLine } from '../../../base/terminal/print.ts';

/** What is said on the command line of how files are read. */
export interface TokenOptions {
  map?: string;
  light?: string;
  dark?: string;
  context: Record<string, string>;
}

type Options = MerchantsOption &
  JsonOption &
  TokenOptions & { partial?: boolean; input: boolean; mode?: ThemeMode };

/** The same as the reader of design tokens takes it. */
export const choiceOf = (
  { light, dark, context }: TokenOptions,
  only?: ThemeMode,
): TokenChoice => ({
  only,
  modes: { ...(light !== undefined && { light }), ...(dark !== undefined && { dark }) },
  contexts: context,
});

/** What an edit does, for a person. */
const renderEdit = (edit: { pointer: string; value?: unknown }): string =>
  plainText(`  ${edit.pointer} ${JSON.stringify(edit.value)}`);

/** Asks for what no map knows, if somebody sits at a terminal; remembers it. */
const mapped = async (
  merchant: ResolvedMerchant,
  remembered: RememberedMap,
  read: (map: RememberedMap['map']) => ImportedTokens,
  mayAsk: boolean,
): Promise<ImportedTokens> => {
  const imported = read(remembered.map);
  if (!mayAsk || imported.strangers.length === 0) return imported;
  const { askForMap } = await import('../../../work/tokens/ask-for-map.ts');
  const map = await askForMap(merchant, imported, remembered.map);
  writeWhole(remembered.file, writtenMap(map));
  printLine(`Remembered in ${shownPath(remembered.file)}.`);
  return read(map);
};

/** What became of an import. */
interface Outcome {
  imported: ImportedTokens;
  problems: ReturnType<typeof placeIssues>;
  isRefused: boolean;
  isWritten: boolean;
}

const writtenOutcome = (
  { code }: ResolvedMerchant,
  imported: ImportedTokens,
  partial: boolean,
): Outcome => {
  const { file, text, edits, understood, issues } = imported;
  const problems = placeIssues(issues.map((issue) => ({ ...issue, merchant: code })));
  const hasErrors = problems.some(({ severity }) => severity === 'error');
  const isRefused = hasErrors && (!partial || understood === 0);
  const isWritten = !isRefused && edits.length > 0;
  // A link stays a link: what it leads to is written.
  if (isWritten) writeWhole(realpathSync(file), text);
  return { imported, problems, isRefused, isWritten };
};

const say = ({ imported, problems, isRefused, isWritten }: Outcome, files: string): void => {
  const { file, edits, understood } = imported;
  if (problems.length > 0) printLine(`${renderIssues(problems)}\n`);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  if (isRefused) throw new InputError(`nothing was written: ${errors} faults in ${files}.`);
  if (isWritten) print(edits.map(renderEdit).join('\n'));
  const left = errors > 0 ? `, ${errors} faults told` : '';
  print(
    `${understood} tokens understood, ${edits.length} values written to ${shownPath(file)}${left}`,
  );
};

/**
 * Takes design tokens over into a merchant's file: all, or none when one cannot be taken over.
 *
 * @throws {InputError} when nothing could be written
 */
export const run = async (code: string, files: string[], options: Options): Promise<void> => {
  const { merchants: dir, json = false, partial = false, input, mode } = options;
  const merchant = await requireMerchant(dir, code);
  const missing = files.find((file) => !existsSync(file));
  if (missing !== undefined) throw new InputError(`there is no file ${missing}.`);
  const mayAsk = input && !json && process.stdin.isTTY && process.stderr.isTTY;
  const remembered = rememberedMap(merchant, options.map, mayAsk);
  if (remembered.issues.length > 0) {
    printLine(`${renderIssues(remembered.issues)}\n`);
    throw new InputError(`the map ${shownPath(remembered.file)} cannot be used.`);
  }
  const paths = files.map((file) => path.resolve(file));
  const choice = choiceOf(options, mode);
  const imported = await mapped(
    merchant,
    remembered,
    (map) => importTokens(merchant, paths, { map, choice }),
    mayAsk,
  );
  const outcome = writtenOutcome(merchant, imported, partial);
  if (!json) {
    say(outcome, files.join(', '));
    return;
  }
  const { isRefused, isWritten, problems } = outcome;
  const { dialect, understood, edits, file } = imported;
  printJson({
    ok: !isRefused,
    merchant: code,
    file: shownPath(file),
    format: dialect,
    understood,
    edits: isWritten ? edits : [],
    problems,
  });
  if (isRefused) throw new InputError('');
};
