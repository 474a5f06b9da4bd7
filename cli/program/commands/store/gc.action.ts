import type { JsonOption } from '../../options/json.option.ts';
import { collectGarbage, type GarbageResult } from '../../../build/store/collect-garbage.ts';
import { parseSize, showSize, storeLimit } from '../../../build/store/store-size.ts';
import { untilStoreIsIdle, whileStoreIsIdle } from '../../../build/store/local/using-store.ts';
import { print, printJson, printLine } from '../../../base/terminal/print.ts';

const collect = async (max: number, dryRun: boolean): Promise<GarbageResult> => {
  // Looking takes nothing from a build that is running.
  if (dryRun) return collectGarbage({ max, dryRun });
  for (;;) {
    const result = await whileStoreIsIdle(
      () => collectGarbage({ max, dryRun }),
      () => undefined,
    );
    if (result) return result;
    printLine('A build is using the store; waiting for it…');
    await untilStoreIsIdle();
  }
};

/**
 * Removes from the store what was used least lately.
 *
 * @throws {UsageError} when the size is none
 */
export const run = async ({
  maxSize,
  dryRun = false,
  json = false,
}: JsonOption & { maxSize?: string; dryRun?: boolean }): Promise<void> => {
  const max = maxSize === undefined ? storeLimit() : parseSize(maxSize, '--max-size');
  const result = await collect(max, dryRun);
  for (const { name, why } of result.leftovers) printLine(`${name}: ${why}`);
  if (json) {
    printJson(result);
    return;
  }
  const { removed, before, after, over } = result;
  const would = dryRun ? 'would be removed' : 'removed';
  const rest = over > 0 ? `, ${showSize(over)} more than it may: sites link to it` : '';
  print(
    `${removed.length} ${would}, ${showSize(before - after)}; ` +
      `the store holds ${showSize(after)} of ${showSize(max)}${rest}`,
  );
};
