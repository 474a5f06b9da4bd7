import { buildFleet } from '../../fleet/build-fleet.ts';
import { chooseCodes } from '../../fleet/list-codes.ts';
import { renderSummary, reportFailures } from '../../fleet/report-build.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { MerchantsOption } from '../../options/merchants.option.ts';
import type { OutOption } from '../../options/out.option.ts';
import { print, printJson } from '../../terminal/say.ts';

type Options = MerchantsOption & OutOption & JsonOption & { force?: boolean };

/**
 * Builds the sites of the merchants that changed.
 *
 * @throws {InputFault} when a merchant's files are at fault; the others are built
 */
export const run = async (
  named: string[],
  { merchants, out, json = false, force = false }: Options,
): Promise<void> => {
  const started = performance.now();
  const codes = await chooseCodes(merchants, named);
  const request = { merchantsDir: merchants, outDir: out, codes, force, quiet: json };
  const result = await buildFleet(request);
  const seconds = Math.round(performance.now() - started) / 1000;
  if (json) {
    const { built, unchanged, failed, removed, compiled, problems } = result;
    printJson({
      merchants: codes.length,
      built: built.length,
      unchanged: unchanged.length,
      failed: failed.length,
      removed: removed.length,
      compiled,
      seconds,
      out,
      codes: { built, failed, removed },
      problems,
    });
  } else {
    print(renderSummary(result, seconds));
  }
  await reportFailures(result);
};
