import { resolveLanguage } from './resolve-language.ts';

type Values = Record<string, unknown>;

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Replaces the short codes of a raw merchant file by tags, in place. It runs before the schema's
 * check and keeps every position; what means no language is left for the checks to name.
 */
export const normaliseLanguages = (raw: unknown): void => {
  const languages = isObject(raw) ? raw['languages'] : undefined;
  if (!isObject(languages)) return;
  const own = isObject(languages['aliases']) ? languages['aliases'] : {};
  const toTag = (word: unknown): unknown =>
    typeof word === 'string' ? (resolveLanguage(word, own) ?? word) : word;
  if (Array.isArray(languages['list'])) languages['list'] = languages['list'].map(toTag);
  for (const key of ['default', 'fallback']) {
    if (key in languages) languages[key] = toTag(languages[key]);
  }
};
