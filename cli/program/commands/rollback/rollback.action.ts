import { releases, rollback } from '../../../api/livery.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { MerchantsOption } from '../../options/merchants.option.ts';
import type { OutOption } from '../../options/out.option.ts';
import { isStore } from '../../options/sites.option.ts';
import type { ReleaseList, RollbackResult } from '../../../build/release/rollback.ts';
import { print, printJson, printLine, tintData } from '../../../base/terminal/print.ts';
import { renderTable } from '../../../base/terminal/table.ts';

type Options = MerchantsOption & OutOption & JsonOption & { to?: string; list?: boolean };

const renderList = ({ releases: known }: ReleaseList): string => {
  const head = ['release', 'compile', 'config', ''].map((word) => tintData('dim', word));
  const rows = known.map(({ id, compile, config, served, held }) => [
    tintData('bold', id),
    compile,
    config.slice(0, 10),
    served ? `served${held ? ', held' : ''}` : '',
  ]);
  return renderTable([head, ...rows]);
};

const listOf = async (out: string, code: string): Promise<ReleaseList> => {
  if (!isStore(out)) return releases({ out, code });
  const { describeStored } = await import('../../../work/publish/store/stored-releases.ts');
  return describeStored(out, code);
};

const onWait = (holder: string): void =>
  printLine(`A build (process ${holder}) is writing there; waiting for it…`);

const tellStore = ({ held }: RollbackResult): void => {
  printLine('Servers that follow the store bring it within 5 seconds.');
  if (held) printLine('What is newer is not published by itself; publish --force does.');
};

/**
 * Serves an older release of one brand, or lists what there is.
 *
 * @throws {InputError} when there is no such site or the release is damaged
 * @throws {UsageError} when there is no release of that name
 */
export const run = async (
  code: string,
  { merchants, out, json = false, to, list = false }: Options,
): Promise<void> => {
  if (list) {
    const known = await listOf(out, code);
    if (json) printJson(known);
    else print(renderList(known));
    return;
  }
  const result = isStore(out)
    ? await (
        await import('../../../work/publish/store/rollback-store.ts')
      ).rollbackStore(out, code, to)
    : await rollback({ merchants, out, code, ...(to !== undefined && { to }), onWait });
  if (json) {
    printJson(result);
    return;
  }
  const before = result.from === '' ? 'before it was away' : `before from ${result.from}`;
  print(`${code} is served from ${result.to}, ${before}`);
  if (isStore(out)) return tellStore(result);
  if (result.from === '')
    printLine('livery serve and livery host leave it out until its merchant has a folder again.');
  if (result.held) printLine('Builds leave it until its own files change; build --force does not.');
};
