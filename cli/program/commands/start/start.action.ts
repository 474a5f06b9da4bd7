import { buildFleet } from '../../../build/fleet/build-fleet.ts';
import { listBuiltSites } from '../../../build/fleet/list-built-sites.ts';
import { listCodes } from '../../../build/fleet/list-codes.ts';
import { renderSummary, reportFailures } from '../../../build/fleet/report-build.ts';
import { printProfile, servePlatform } from '../../serving/serve-platform.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { MerchantsOption } from '../../options/merchants.option.ts';
import type { OutOption } from '../../options/out.option.ts';
import type { PortOption } from '../../options/port.option.ts';
import { printLine } from '../../../base/terminal/print.ts';
import { requirePort } from '../../../work/serving/start-platform.ts';

/**
 * Builds every merchant that changed, then serves all sites with a demo world until Ctrl-C.
 *
 * @throws {InputError} when a merchant is at fault, or the port is taken
 */
export const run = async (
  options: PortOption & OutOption & MerchantsOption & JsonOption,
): Promise<void> => {
  printProfile({ ...options, demo: true });
  const { merchants: merchantsDir, out: outDir, port, json = false } = options;
  await requirePort(port);
  const started = performance.now();
  const codes = listCodes(merchantsDir);
  const result = await buildFleet({
    merchantsDir,
    outDir,
    codes,
    force: false,
    quiet: json,
    // Who works on brands moves and removes their folders.
    allowRemove: Number.POSITIVE_INFINITY,
  });
  printLine(renderSummary(result, (performance.now() - started) / 1000));
  await reportFailures(result);
  await servePlatform(listBuiltSites(outDir), { ...options, demo: true });
};
