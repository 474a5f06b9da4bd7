import { isDatabaseUnavailable } from '../../base/database/is-unavailable.ts';

/**
 * Works on many in one transaction; where that fails, on each by itself, so that one whose account cannot take its money
 * keeps nobody else from theirs.
 *
 * @param work one transaction, on all that it is given or on none
 * @returns why it failed, of each for which it did
 * @throws where the database is away: nobody is to blame
 */
export const togetherOrApart = async <Item>(
  items: readonly Item[],
  work: (items: readonly Item[]) => Promise<unknown>,
): Promise<unknown[]> => {
  const failure = await failureOf(work, items);
  if (!failure) return [];
  if (items.length === 1) return [failure.error];
  const errors: unknown[] = [];
  for (const item of items) {
    const alone = await failureOf(work, [item]);
    if (alone) errors.push(alone.error);
  }
  return errors;
};

const failureOf = async <Item>(
  work: (items: readonly Item[]) => Promise<unknown>,
  items: readonly Item[],
): Promise<{ error: unknown } | null> => {
  try {
    await work(items);
    return null;
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    return { error };
  }
};
