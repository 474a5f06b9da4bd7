import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { importTokens } from '#config/dtcg/import-tokens.ts';
import { placeFindings } from '#config/places/place-findings.ts';
import { shownPath } from '#config/places/shown-path.ts';
import { writeWhole } from '../../../base/files/write-whole.ts';
import { requireMerchant } from '../../../build/fleet/require-merchants.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { MerchantsOption } from '../../options/merchants.option.ts';
import { InputFault } from '../../../base/terminal/faults.ts';
import { renderProblems } from '../../../base/terminal/render-problems.ts';
import { print, printJson, say } from '../../../base/terminal/say.ts';

type Options = MerchantsOption & JsonOption & { partial?: boolean };

/** What an edit does, for a person. */
const renderEdit = (edit: { pointer: string; value?: unknown }): string =>
  `  ${edit.pointer} ${JSON.stringify(edit.value)}`;

/**
 * Takes design tokens over into a merchant's file: all, or none when one cannot be taken over.
 *
 * @throws {InputFault} when nothing could be written
 */
export const run = async (
  code: string,
  tokensFile: string,
  { merchants: dir, json = false, partial = false }: Options,
): Promise<void> => {
  const merchant = await requireMerchant(dir, code);
  const source = path.resolve(tokensFile);
  if (!existsSync(source)) throw new InputFault(`there is no file ${tokensFile}.`);
  const { file, text, edits, understood, findings } = await importTokens(merchant, source);
  const problems = placeFindings(findings.map((finding) => ({ ...finding, merchant: code })));
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
    if (isRefused) throw new InputFault('');
    return;
  }
  if (problems.length > 0) say(`${renderProblems(problems)}\n`);
  if (isRefused) {
    throw new InputFault(`nothing was written: ${problems.length} faults in ${tokensFile}.`);
  }
  if (isWritten) print(edits.map(renderEdit).join('\n'));
  const left = problems.length > 0 ? `, ${problems.length} faults told` : '';
  print(`${understood} tokens understood, ${edits.length} values written to ${shown}${left}`);
};
