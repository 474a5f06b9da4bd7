import type { FastifyBaseLogger } from 'fastify';
import type { OpenedDatabase } from '../base/database/open-database.ts';
import type { ObjectStore } from '../base/object-store/object-store.ts';
import { uploadStore } from '../base/uploads/upload-store.ts';
import { openValkey, type Valkey } from '../base/valkey/open-valkey.ts';
import type { PlatformOptions } from './platform-options.ts';

/** What processes share beside the database; null where it was not asked for. */
export interface Stores {
  valkey: Valkey | null;
  /** That of uploads. */
  s3: Pick<ObjectStore, 'isUp'> | null;
}

/**
 * Opens what was asked for beside an opened database.
 *
 * @returns the database, whose end is theirs, too
 * @throws {PlatformError} `invalid_setting`; then the database is closed
 */
export const withStores = async (
  opened: OpenedDatabase,
  { valkeyUrl }: Pick<PlatformOptions, 'valkeyUrl'>,
  log: FastifyBaseLogger,
): Promise<OpenedDatabase & { stores: Stores }> => {
  try {
    const s3 = uploadStore();
    const valkey = valkeyUrl === undefined ? null : await openValkey(valkeyUrl, log);
    const end = (): void => valkey?.close();
    return {
      ...opened,
      stores: { valkey, s3 },
      close: () => opened.close().finally(end),
      leave: () => opened.leave().finally(end),
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
};
