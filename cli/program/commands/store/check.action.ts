import type { JsonOption } from '../../options/json.option.ts';
import { checkStore, type StoreCheck } from '../../../build/store/check-store.ts';
import { showSize } from '../../../build/store/store-size.ts';
import { untilStoreIsIdle, whileStoreIsIdle } from '../../../build/store/local/using-store.ts';
import { InternalError } from '../../../base/terminal/errors.ts';
import { print, printJson, printLine } from '../../../base/terminal/print.ts';

const check = async (): Promise<StoreCheck> => {
  for (;;) {
    const found = await whileStoreIsIdle(checkStore, () => undefined);
    if (found) return found;
    printLine('A build is using the store; waiting for it…');
    await untilStoreIsIdle();
  }
};

/**
 * Reads the whole store and removes what is broken.
 *
 * @throws {InternalError} when sites link to something broken: they must be built again
 */
export const run = async ({ json = false }: JsonOption): Promise<void> => {
  const result = await check();
  for (const { name, why } of [...result.leftovers, ...result.broken]) {
    printLine(`removed ${name}: ${why}`);
  }
  if (json) printJson(result);
  else
    print(`${result.checked} checked, ${showSize(result.bytes)}; ${result.broken.length} broken`);
  const linked = result.broken.filter(({ isLinked }) => isLinked);
  if (linked.length > 0) {
    throw new InternalError(
      `sites link to ${linked.length} of the broken ones and show the same bytes: ` +
        '`livery verify` names them, `livery build --force` heals them.',
    );
  }
};
