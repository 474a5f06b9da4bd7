import type { JsonOption } from '../../options/json.option.ts';
import { showSize } from '../../../build/store/store-size.ts';
import { type StoreStatus, storeStatus } from '../../../build/store/store-status.ts';
import { print, printJson } from '../../../base/terminal/print.ts';
import { renderTable } from '../../../base/terminal/table.ts';

const remoteLine = ({ remote }: StoreStatus): string => {
  if (!remote) return 'no shared store (LIVERY_STORE_URL)';
  const state = remote.isUp ? 'answers' : 'does not answer';
  return `shared store ${remote.url} (${remote.team}) ${state}${remote.readOnly ? ', read only' : ''}`;
};

/** Shows what the store holds. */
export const run = async ({ json = false }: JsonOption): Promise<void> => {
  const status = await storeStatus();
  if (json) {
    printJson(status);
    return;
  }
  const rows = Object.entries(status.kinds).map(([kind, { units, bytes, linkedBytes }]) => [
    kind,
    units.toLocaleString('en'),
    showSize(bytes),
    `${showSize(linkedBytes)} linked by sites`,
  ]);
  print(
    [
      status.path,
      ...(rows.length > 0 ? [renderTable(rows)] : []),
      `${showSize(status.bytes)} of ${showSize(status.max)}`,
      remoteLine(status),
    ].join('\n'),
  );
};
