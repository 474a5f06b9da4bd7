import { build, type BuildReport } from '../../../api/livery.ts';
import { renderSummary, reportFailures } from '../../../build/fleet/report-build.ts';
import type { AllowRemoveOption } from '../../options/allow-remove.option.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { MerchantsOption } from '../../options/merchants.option.ts';
import type { OutOption } from '../../options/out.option.ts';
import { print, printJson } from '../../../base/terminal/print.ts';
import { parsePercent } from '../../../work/verify-cache/choose-sample.ts';

type Options = AllowRemoveOption &
  MerchantsOption &
  OutOption &
  JsonOption & {
    force?: boolean;
    shard?: string;
    costs?: string;
    recordCosts?: boolean;
    storeReadOnly?: boolean;
    verifyCache?: string;
    verifySeed?: string;
  };

const show = async (report: BuildReport): Promise<void> => {
  const { codes, unchanged, compiled, seconds, verified } = report;
  print(renderSummary({ ...codes, unchanged: { length: unchanged }, compiled }, seconds));
  if (!verified) return;
  const { renderVerify } = await import('../../../work/verify-cache/report-verify.ts');
  print(renderVerify(verified));
};

/**
 * Builds the sites of the merchants that changed.
 *
 * @throws {InputError} when a merchant's files are at fault; the others are built
 * @throws {InternalError} when a site is not what a build from cold gives
 */
export const run = async (codes: string[], options: Options): Promise<void> => {
  const { merchants, out, json = false, verifyCache, verifySeed, allowRemove } = options;
  const { force = false, recordCosts = false, shard, costs, storeReadOnly = false } = options;
  if (storeReadOnly) process.env['LIVERY_STORE_READ_ONLY'] = '1';
  const report = await build({
    merchants,
    out,
    codes,
    force,
    recordCosts,
    showProgress: !json,
    // The answer is out before others are sent what they may want.
    onServed: json ? printJson : show,
    ...(allowRemove !== undefined && { allowRemove }),
    ...(shard !== undefined && { shard }),
    ...(costs !== undefined && { costs }),
    ...(verifyCache !== undefined && { verifyCache: parsePercent(verifyCache) }),
    ...(verifySeed !== undefined && { verifySeed }),
  });
  const { problems, faults, blocked, verified } = report;
  await reportFailures({ problems, faults, blocked, failed: report.codes.failed });
  if (verified) {
    const { requireSame } = await import('../../../work/verify-cache/report-verify.ts');
    requireSame(verified);
  }
};
