/**
 * Runs a job for one item after the other. A failed item does not stop the others; all errors are
 * thrown together at the end.
 *
 * @throws {AggregateError} when any failed
 */
export const eachByItself = async <Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> => {
  const errors: unknown[] = [];
  for (const item of items)
    try {
      await work(item);
    } catch (error) {
      errors.push(error);
    }
  if (errors.length > 0)
    throw new AggregateError(
      errors,
      `${errors.length} of ${items.length} failed: ${String(errors[0])}`,
    );
};
