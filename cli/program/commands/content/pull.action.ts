import { InputError } from '../../../base/terminal/errors.ts';
import { print, printJson, printLine } from '../../../base/terminal/print.ts';
import { renderIssues } from '../../../base/terminal/render-issues.ts';
import { requireMerchant } from '../../../build/fleet/require-merchants.ts';
import { contentSource } from '../../../work/content/content-source.ts';
import { pullContent } from '../../../work/content/pull-content.ts';
import type { PullReport } from '../../../work/content/pull-report.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { MerchantsOption } from '../../options/merchants.option.ts';
import { renderFault, renderPull, renderUntranslated } from './render-pull.ts';

type Options = MerchantsOption & JsonOption & { from?: string; dryRun?: boolean; timeout: number };

const say = (report: PullReport): void => {
  const { ok, kinds, files, faults, problems, written, requests } = report;
  if (kinds.length > 0) print(renderPull(report));
  for (const fault of faults) printLine(renderFault(fault));
  if (problems.length > 0) printLine(renderIssues(problems));
  for (const line of renderUntranslated(report)) printLine(line);
  if (!ok) return;
  const done = written ? 'written' : 'would be written; --dry-run writes nothing';
  printLine(
    `${files.length} files ${done}. ${requests.sent} requests, ${requests.unchanged} not changed.`,
  );
};

/**
 * Takes a merchant's content over from its content system.
 *
 * @throws {InputError} when any of it is refused; then nothing is written
 */
export const run = async (
  code: string,
  { merchants, json = false, from, dryRun = false, timeout }: Options,
): Promise<void> => {
  const merchant = await requireMerchant(merchants, code);
  const report = await pullContent({
    merchant,
    source: contentSource(merchant.config, from),
    patience: { timeoutMs: timeout * 1000, attempts: 3, delayMs: 500 },
    dryRun,
  });
  if (json) printJson(report);
  else say(report);
  if (report.ok) return;
  const count = report.faults.length + report.problems.length;
  throw new InputError(
    json
      ? ''
      : `nothing was written: ${count === 1 ? 'one fault' : `${count} faults`} in the content.`,
  );
};
