import { hash } from 'node:crypto';

/**
 * A hash of the theme and layout in a merchant's file: it changes when the sites of brands that
 * inherit them may have to.
 *
 * @param json the value of a merchant.json; anything else has a hash too
 */
export const hashTheme = (json: unknown): string => {
  const isObject = typeof json === 'object' && json !== null;
  const { theme = {}, layout = {} } = (isObject ? json : {}) as Record<string, unknown>;
  return hash('sha256', JSON.stringify([theme, layout]), 'hex');
};
