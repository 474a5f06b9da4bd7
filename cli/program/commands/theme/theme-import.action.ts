import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { importTokens } from '#config/dtcg/import-tokens.ts';
import { placeIssues } from '#config/places/place-issues.ts';
import { shownPath } from '#config/places/shown-path.ts';
import { writeWhole } from '../../../base/files/write-whole.ts';
import { requireMerchant } from '../../../build/fleet/require-merchants.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { MerchantsOption } from '../../options/merchants.option.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { renderIssues } from '../../../base/terminal/render-issues.ts';
import { print, printJson, printLine } from '../../../base/terminal/print.ts';

type Options = MerchantsOption & JsonOption & { partial?: boolean };

/** What an edit does, for a person. */
const renderEdit = (edit: { pointer: string; value?: unknown }): string =>
  `  ${edit.pointer} ${JSON.stringify(edit.value)}`;

/**
 * Takes design tokens over into a merchant's file: all, or none when one cannot be taken over.
 *
 * @throws {InputError} when nothing could be written
 */
export const run = async (
  code: string,
  tokensFile: string,
  { merchants: dir, json = false, partial = false }: Options,
): Promise<void> => {
  const merchant = await requireMerchant(dir, code);
  const source = path.resolve(tokensFile);
  if (!existsSync(source)) throw new InputError(`there is no file ${tokensFile}.`);
  const { file, text, edits, understood, issues } = await importTokens(merchant, source);
  const problems = placeIssues(issues.map((issue) => ({ ...issue, merchant: code })));
  const isRefused = problems.length > 0 && (!partial || understood === 0);
  const isWritten = !isRefused && edits.length > 0;
  // A link stays a link: what it leads to is written.
  if (isWritten) writeWhole(realpathSync(file), text);
  const shown = shownPath(file);
  if (json) {
    const written = isWritten ? edits : [];
    printJson({
      ok: !isRefused,
      merchant: code,
      file: shown,
      understood,
      edits: written,
      problems,
    });
    if (isRefused) throw new InputError('');
    return;
  }
  if (problems.length > 0) printLine(`${renderIssues(problems)}\n`);
  if (isRefused) {
    throw new InputError(`nothing was written: ${problems.length} faults in ${tokensFile}.`);
  }
  if (isWritten) print(edits.map(renderEdit).join('\n'));
  const left = problems.length > 0 ? `, ${problems.length} faults told` : '';
  print(`${understood} tokens understood, ${edits.length} values written to ${shown}${left}`);
};
