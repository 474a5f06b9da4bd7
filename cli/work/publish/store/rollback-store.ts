import { InputError } from '../../../base/terminal/errors.ts';
import { isSame } from '../../../build/release/inspect-site.ts';
import { parseReleaseId } from '../../../build/release/release-paths.ts';
import type { RollbackResult } from '../../../build/release/rollback.ts';
import { namesOf } from '../../../build/release/verify-sites.ts';
import type { Pointer } from './parse-pointer.ts';
import { changePointer } from './pointer.ts';
import { requireConditions } from './require-conditions.ts';
import { openStore } from './store-client.ts';
import { requirePointer, requireStored } from './stored-releases.ts';
import { inspectStored, makeComparer } from './verify-store.ts';

const numberOf = (id: string): number => parseReleaseId(id)?.number ?? 0;

/** The release before the served one; the newest where nothing is served. */
const usual = ({ code, served, releases }: Pointer, shown: string): string => {
  const older = releases.find(({ id }) => served === '' || numberOf(id) < numberOf(served));
  if (older) return older.id;
  throw new InputError(
    `${code} has no release before ${served || 'nothing'} in ${shown}, which it is served from.`,
  );
};

/** The pointer once it serves a release, and is held there: what is newer is not published by itself. */
const heldAt = (pointer: Pointer, to: string): Pointer => {
  const { trial: _trial, ...rest } = pointer;
  const newer = pointer.releases.filter(({ id }) => numberOf(id) > numberOf(to));
  const hash = parseReleaseId(to)?.hash;
  const refused = newer.flatMap(({ id }) => parseReleaseId(id)?.hash ?? []);
  return { ...rest, served: to, refused: refused.filter((each) => each !== hash) };
};

/**
 * Serves an older release of one brand on a store: its pointer names it, and followers bring it. The
 * brand is held there until `publish --force`. Ends a trial.
 *
 * @param to a release's name or number; the one before the served one when left out
 * @throws {InputError} when that release is damaged or there is none before
 * @throws {UsageError} when there is no such brand or release
 */
export const rollbackStore = async (
  shown: string,
  code: string,
  to?: string,
): Promise<RollbackResult> => {
  const store = openStore(shown);
  await requireConditions(store);
  const seen = await requirePointer(store, code);
  const release = requireStored(seen, to ?? usual(seen, shown), shown);
  const differences = await inspectStored(store, code, release, makeComparer(store));
  if (!isSame(differences))
    throw new InputError(
      `the release ${release.id} of ${code} is not whole in ${shown}: ${namesOf(differences)}. ` +
        `${seen.served || 'Nothing'} is still served. livery publish <folder> --to ${shown} --mend ` +
        'brings again what a folder still has of it.',
    );
  let from = seen.served;
  const now = await changePointer(store, code, (pointer) => {
    from = pointer.served;
    requireStored(pointer, release.id, shown);
    return heldAt(pointer, release.id);
  });
  return { code, from, to: now.served, held: now.refused.length > 0 };
};
