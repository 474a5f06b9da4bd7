import { isStorable } from './hidden-characters.ts';

/**
 * The place of the first text that no row can hold (see `isStorable`), among all keys and texts of
 * what was sent. Nothing of a depth that a body can have makes it fail.
 *
 * @returns its dotted path, empty for the value itself; null when all can be stored
 */
export const findUnstorable = (given: unknown): string | null => {
  const waiting: [value: unknown, place: string][] = [[given, '']];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [value, place] = next;
    if (typeof value === 'string' && !isStorable(value)) return place;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key)) return place;
      waiting.push([inner, place === '' ? key : `${place}.${key}`]);
    }
  }
  return null;
};
