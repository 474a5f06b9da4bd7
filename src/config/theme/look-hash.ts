import { hash } from 'node:crypto';

/**
 * A hash of what a merchant's file says about its look: it changes when the site of whoever
 * inherits that look may have to.
 *
 * @param json the value of a merchant.json; anything else has a hash too
 */
export const lookHash = (json: unknown): string => {
  const isObject = typeof json === 'object' && json !== null;
  const { theme = {}, layout = {} } = (isObject ? json : {}) as Record<string, unknown>;
  return hash('sha256', JSON.stringify([theme, layout]), 'hex');
};
