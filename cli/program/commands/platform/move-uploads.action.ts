import { INSTALLATION, recordDecision } from '#platform/base/audit/record-decision.ts';
import { PlatformError } from '#platform/base/errors/platform-error.ts';
import { StoreUnavailable } from '#platform/base/object-store/object-store.ts';
import { moveUploads } from '#platform/base/uploads/move-uploads.ts';
import { uploadStore } from '#platform/base/uploads/upload-store.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { print, printJson, printLine } from '../../../base/terminal/print.ts';
import { type DeciderOption, deciderOf } from '../../options/actor.option.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { withPlatform } from './open-platform.ts';

/** The store, as it is shown. @throws {InputError} where none is set, or it is none */
const readStore = (): string => {
  try {
    const store = uploadStore();
    if (store) return store.shown;
  } catch (error) {
    if (error instanceof PlatformError) throw new InputError(error.message);
    throw error;
  }
  throw new InputError(
    'LIVERY_S3_URL is not set: write the store as s3://bucket/folder, as the servers have it.',
  );
};

/**
 * Moves the pictures of members into the store, or back into their rows.
 *
 * @throws {InputError} where no store is set, it is away, or the database cannot be opened
 */
export const run = async ({
  back = false,
  json = false,
  ...decider
}: JsonOption & DeciderOption & { back?: boolean }): Promise<void> => {
  const store = readStore();
  const tell = (count: number): void => (json ? undefined : printLine(`${count} moved…`));
  try {
    const moved = await withPlatform(async ({ database }) => {
      await database.transaction().execute((tx) =>
        recordDecision(tx, {
          merchantId: INSTALLATION,
          ...deciderOf(decider),
          action: 'uploads.move',
          subject: back ? `out of ${store}` : `into ${store}`,
        }),
      );
      return moveUploads(database, back, tell);
    });
    if (json) printJson({ store, moved, into: back ? 'rows' : 'store' });
    else print(back ? `${moved} moved from ${store} into rows.` : `${moved} moved into ${store}.`);
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    throw new InputError(
      `${error.message}. What was moved stays so; run it again when it is back.`,
    );
  }
};
