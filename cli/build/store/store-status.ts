import { openRemote } from './remote/fetch-stored.ts';
import { endRun, isOpen } from './remote/remote-run.ts';
import { remoteSettings } from './remote/remote-settings.ts';
import { storeDir } from '../../base/paths.ts';
import { storeLimit } from './store-size.ts';
import { listUnits, type UnitKind } from './store-units.ts';

/** What the store holds: what `livery store status --json` prints. */
export interface StoreStatus {
  path: string;
  bytes: number;
  /** What the store may hold. */
  max: number;
  /** What sites link to: removing it from the store would free nothing. */
  linkedBytes: number;
  kinds: Partial<Record<UnitKind, { units: number; bytes: number; linkedBytes: number }>>;
  /** The store that machines share; `null` when LIVERY_STORE_URL names none. */
  remote: { url: string; team: string; readOnly: boolean; isUp: boolean } | null;
}

/** Looks at the local store, and whether the shared one answers. */
export const storeStatus = async (): Promise<StoreStatus> => {
  const status = { bytes: 0, linkedBytes: 0, kinds: {} as Required<StoreStatus>['kinds'] };
  for (const { kind, bytes, isLinked } of listUnits()) {
    const linkedBytes = isLinked ? bytes : 0;
    const sum = (status.kinds[kind] ??= { units: 0, bytes: 0, linkedBytes: 0 });
    sum.units += 1;
    for (const each of [sum, status]) {
      each.bytes += bytes;
      each.linkedBytes += linkedBytes;
    }
  }
  const settings = remoteSettings();
  await openRemote();
  const isUp = isOpen();
  endRun();
  return {
    path: storeDir(),
    max: storeLimit(),
    ...status,
    remote: settings
      ? { url: settings.url, team: settings.team, readOnly: settings.isReadOnly, isUp }
      : null,
  };
};
