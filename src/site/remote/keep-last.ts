/** A value, and whose it is. */
export interface Kept<Value> {
  owner: number | null | undefined;
  value: Value | undefined;
}

/**
 * What is kept in sight: the value that is there now, or the one that was there last. The last one of
 * somebody else is forgotten.
 *
 * @returns the same object as before where nothing is new
 */
export const keepLast = <Value>(last: Kept<Value>, now: Kept<Value>): Kept<Value> => {
  if (last.owner !== now.owner) return now;
  return now.value === undefined || now.value === last.value ? last : now;
};
