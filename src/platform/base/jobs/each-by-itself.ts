/**
 * Does a job's work for one item after the other. One that fails keeps no other from its turn; all
 * faults are thrown together at the end.
 *
 * @throws {AggregateError} when any failed
 */
export const eachByItself = async <Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> => {
  const faults: unknown[] = [];
  for (const item of items)
    try {
      await work(item);
    } catch (fault) {
      faults.push(fault);
    }
  if (faults.length > 0)
    throw new AggregateError(
      faults,
      `${faults.length} of ${items.length} failed: ${String(faults[0])}`,
    );
};
