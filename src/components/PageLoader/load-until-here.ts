import { waitToRetry } from './wait-to-retry.ts';

/**
 * Loads a part that works without being asked for, so that nobody would press "again": it is asked
 * for until it comes.
 */
export const loadUntilHere = async <Part>(
  load: () => Promise<Part>,
  attempt = 0,
): Promise<Part> => {
  try {
    return await load();
  } catch {
    await waitToRetry(attempt);
    return loadUntilHere(load, attempt + 1);
  }
};
