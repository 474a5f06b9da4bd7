import { servePreviews } from '../../../work/preview/serve-previews.ts';
import { untilStopped } from '../../../build/fleet/until-stopped.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { PortOption } from '../../options/port.option.ts';
import { print, printJson, printLine, tint, tintData } from '../../../base/terminal/print.ts';
import { renderTable } from '../../../base/terminal/table.ts';

type Options = PortOption & JsonOption & { mainPort: number; remote: string; repository: string };

/**
 * Serves refs beside the main one until Ctrl-C.
 *
 * @throws {UsageError} when a ref is unknown
 * @throws {InputError} when one cannot be served; the message says why and how to mend it
 */
export const run = async (
  refs: string[],
  { port, mainPort, remote, repository, json = false }: Options,
): Promise<void> => {
  const ending = new AbortController();
  const stopped = untilStopped().then(() => {
    ending.abort();
    return undefined;
  });
  try {
    const request = { refs, port, mainPort, remote, repository };
    const served = await Promise.race([servePreviews(request, ending.signal), stopped]);
    if (!served) return;
    if (json) printJson(served);
    else {
      const head = ['ref', 'brand', 'address'].map((word) => tintData('dim', word));
      const rows = served.previews.flatMap(({ ref, sites }) =>
        sites.map(({ name, url }) => [ref, name, tintData('cyan', url)]),
      );
      print(renderTable([head, ...rows]));
      printLine(tint('dim', 'Press Ctrl-C to stop.'));
    }
    await stopped;
  } finally {
    ending.abort();
  }
};
