import manifest from '../../../../package.json' with { type: 'json' };
import { issueRules, type IssueCode } from '#config/issues/issue-rules.ts';
import { isOurFault } from '#config/unforeseen-issue.ts';
import { didYouMean } from '#config/schema/nearest.ts';
import { check, type CheckReport, triage } from '../../../api/livery.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { MerchantsOption } from '../../options/merchants.option.ts';
import { InputError, InternalError, UsageError } from '../../../base/terminal/errors.ts';
import { print, printJson } from '../../../base/terminal/print.ts';

type Format = 'sarif' | 'github' | 'junit';
type Options = MerchantsOption & JsonOption & { fix?: boolean; fault?: string; format?: Format };

const renderAs: Record<Format, (report: CheckReport) => Promise<string>> = {
  sarif: async (report) => {
    const { renderSarif } = await import('../../../work/check/formats/render-sarif.ts');
    return renderSarif(report, manifest.version);
  },
  github: async (report) => {
    const { renderGithub } = await import('../../../work/check/formats/render-github.ts');
    return renderGithub(report);
  },
  junit: async (report) => {
    const { renderJunit } = await import('../../../work/check/formats/render-junit.ts');
    return renderJunit(report);
  },
};

const isIssueCode = (code: string): code is IssueCode => Object.hasOwn(issueRules, code);

const issueCodeNamed = (code: string | undefined, fix: boolean): IssueCode | undefined => {
  if (code === undefined) return undefined;
  if (!fix) throw new UsageError('--fault goes together with --fix.');
  if (isIssueCode(code)) return code;
  const hint = didYouMean(code, Object.keys(issueRules));
  throw new UsageError(`there is no fault "${code}". ${hint}`.trim());
};

/**
 * Reports every fault of the merchants' files: on stdout, because here the faults are the answer.
 * With `--fix`, what has one certain remedy is put right first.
 *
 * @throws {InputError} without words when there is an error; the report has said it
 * @throws {InternalError} when a brand could not be checked to the end by a fault of ours
 */
export const run = async (
  codes: string[],
  { merchants, json = false, fix = false, fault: code, format }: Options,
): Promise<void> => {
  const fault = issueCodeNamed(code, fix);
  const options = { merchants, codes, fix, fault };
  const found = json || format ? await check(options) : await triage(options);
  if ('problems' in found) {
    if (format) print(await renderAs[format](found));
    else printJson(found);
  } else {
    const { renderCheck } = await import('../../../work/check/render-check.ts');
    print(renderCheck(found));
  }
  const broken = ('problems' in found ? found.problems : found.issues).filter(isOurFault);
  if (broken.length > 0)
    throw new InternalError(
      `${broken.map(({ merchant }) => merchant).join(', ')}: a fault of ours; the others were checked.`,
    );
  if (found.errors > 0) throw new InputError('');
};
