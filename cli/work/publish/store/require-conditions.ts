import { InputError } from '../../../base/terminal/errors.ts';
import type { StoreClient } from './store-client.ts';

/** An object that is there to see whether the store refuses to write it once more. */
const KEY = 'conditional-writes';

/** Always the same, so that its mark is that of every publisher. */
const BODY = Buffer.from('livery\n');

/** The mark of no version. */
const OTHER = '"00000000000000000000000000000000"';

const ADVICE =
  'two publishers could lose a release. Take a store or a version of it that knows conditional writes.';

const requireNew = async ({ shown, put }: StoreClient): Promise<void> => {
  const write = () => put(KEY, BODY, { is: 'new' });
  if (!(await write()) || !(await write())) return;
  throw new InputError(
    `${shown} writes over what is there although it is asked not to (If-None-Match): ${ADVICE}`,
  );
};

/** Whether it writes over the version that is named, and over no other one. */
const honorsMatch = async ({ shown, head, put }: StoreClient): Promise<boolean> => {
  const etag = (await head(KEY))?.etag ?? '';
  if (etag !== '' && !(await put(KEY, BODY, { is: 'still', etag: OTHER })))
    return put(KEY, BODY, { is: 'still', etag });
  throw new InputError(
    `${shown} writes over what is there although another version of it was named (If-Match): ${ADVICE}`,
  );
};

/**
 * Makes sure that a store honors conditional writes, both kinds of them: some know `If-None-Match` alone. One that takes every write
 * would lose a release when two publish at once. How it wants versions to be named is tried, too, and noted in the client.
 *
 * @throws {InputError} when it does not
 */
export const requireConditions = async (store: StoreClient): Promise<void> => {
  await requireNew(store);
  // The first is asked again: another publisher may have been at the same object just then.
  for (const isBare of [false, true, false]) {
    store.naming.isBare = isBare;
    if (await honorsMatch(store)) return;
  }
  throw new InputError(
    `${store.shown} writes over no version that is there, however it is named (If-Match): what was published once ` +
      'could never be changed. Take a store or a version of it that knows conditional writes.',
  );
};
