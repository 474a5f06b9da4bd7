import { InputError } from '../../../base/terminal/errors.ts';
import type { StoreClient } from './store-client.ts';

/** An object that is there to see whether the store refuses to write it once more. */
const KEY = 'conditional-writes';

/**
 * Makes sure that a store honors conditional writes. One that takes every write would lose a release
 * when two publish at once.
 *
 * @throws {InputError} when it does not
 */
export const requireConditions = async (store: StoreClient): Promise<void> => {
  const write = () => store.put(KEY, Buffer.from('livery\n'), { is: 'new' });
  if (!(await write()) || !(await write())) return;
  throw new InputError(
    `${store.shown} writes over what is there although it is asked not to (If-None-Match): two ` +
      'publishers could lose a release. Take a store or a version of it that knows conditional writes.',
  );
};
