import manifest from '../../../../package.json' with { type: 'json' };
import { issueRules, type IssueCode } from '#config/issues/issue-rules.ts';
import { didYouMean } from '#config/schema/nearest.ts';
import { check, type FleetCheck, triage } from '../../../api/livery.ts';
import { toReport } from '../../../work/check/check-merchants.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { MerchantsOption } from '../../options/merchants.option.ts';
import { InputError, UsageError } from '../../../base/terminal/errors.ts';
import { print, printJson } from '../../../base/terminal/print.ts';

type Format = 'sarif' | 'github' | 'junit';
type Options = MerchantsOption & JsonOption & { fix?: boolean; fault?: string; format?: Format };

const renderAs: Record<Format, (found: FleetCheck) => Promise<string>> = {
  sarif: async (found) => {
    const { renderSarif } = await import('../../../work/check/formats/render-sarif.ts');
    return renderSarif(toReport(found), manifest.version);
  },
  github: async (found) => {
    const { renderGithub } = await import('../../../work/check/formats/render-github.ts');
    return renderGithub(toReport(found));
  },
  junit: async (found) => {
    const { renderJunit } = await import('../../../work/check/formats/render-junit.ts');
    return renderJunit(toReport(found), found.codes);
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
 */
export const run = async (
  codes: string[],
  { merchants, json = false, fix = false, fault: code, format }: Options,
): Promise<void> => {
  const fault = issueCodeNamed(code, fix);
  const options = { merchants, codes, fix, fault };
  const found = json ? await check(options) : await triage(options);
  if ('problems' in found) printJson(found);
  else if (format) print(await renderAs[format](found));
  else {
    const { renderCheck } = await import('../../../work/check/render-check.ts');
    print(renderCheck(found));
  }
  if (found.errors > 0) throw new InputError('');
};
