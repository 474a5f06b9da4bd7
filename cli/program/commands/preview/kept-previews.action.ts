import {
  cleanPreviews,
  type ListedPreview,
  listPreviews,
  stopPreviews,
} from '../../../work/preview/stop-previews.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { print, printJson, printLine, tintData } from '../../../base/terminal/print.ts';
import { renderTable } from '../../../base/terminal/table.ts';

const show = (previews: readonly ListedPreview[], json: boolean): void => {
  if (json) return printJson({ previews });
  if (previews.length === 0) return printLine('No preview is kept.');
  const head = ['ref', 'commit', 'address'].map((word) => tintData('dim', word));
  const rows = previews.map(({ ref, commit, address }) => [
    ref,
    commit.slice(0, 10),
    address ?? 'not served',
  ]);
  return print(renderTable([head, ...rows]));
};

/** Prints every preview that is kept. */
export const list = async ({ json = false }: JsonOption): Promise<void> =>
  show(listPreviews(), json);

/**
 * Stops previews and prints them.
 *
 * @throws {UsageError} when one is not kept
 */
export const stop = async (refs: string[], { json = false }: JsonOption): Promise<void> =>
  show(await stopPreviews(refs), json);

/**
 * Takes previews away and prints which.
 *
 * @throws {UsageError} when one is not kept
 * @throws {InputError} when somebody has worked in a work tree
 */
export const clean = async (
  refs: string[],
  { json = false, force = false }: JsonOption & { force?: boolean },
): Promise<void> => show(await cleanPreviews(refs, force), json);
