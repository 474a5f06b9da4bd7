import type { i18n } from 'i18next';

/** The words of a language → what was said with them. */
const said = new WeakMap<object, Map<string, string>>();

/** Sentences that are remembered of a language; above that, of those with a brand's name, it begins anew. */
const MOST = 4096;

/** What `useTranslation` hands out, without the types of the keys: those stand where they are asked for. */
type Say = (key: unknown, ...values: unknown[]) => string;

const isPlain = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** What is put into a sentence. */
const valuesOf = ([given]: readonly unknown[]): object =>
  typeof given === 'object' && given !== null ? given : {};

/** What a sentence is remembered under; undefined where more than plain values would be put into it. */
const nameOf = (key: unknown, values: readonly unknown[]): string | undefined => {
  if (typeof key !== 'string' || values.length > 1) return undefined;
  if (values.length === 0) return key;
  const given = valuesOf(values);
  return given === values[0] && Object.values(given).every(isPlain)
    ? `${key} ${JSON.stringify(given)}`
    : undefined;
};

/**
 * Has a site look up and put together each sentence once: the prerenderer says the same for every brand, and to find
 * it takes i18next longer than it takes React to write it.
 *
 * @param words those of the site; what was said with them holds for every site with the same ones
 */
export const sayOnce = (site: i18n, words: object): void => {
  const known = said.get(words) ?? new Map<string, string>();
  said.set(words, known);
  const getFixedT = site.getFixedT.bind(site) as unknown as (...asked: unknown[]) => Say;
  const once = (t: Say): Say => {
    const say: Say = (key, ...values) => {
      const name = nameOf(key, values);
      const before = name === undefined ? undefined : known.get(name);
      if (before !== undefined) return before;
      const text = t(key, ...values);
      // Who asks for a missing one is told each time.
      if (name !== undefined && site.exists(String(key), { ...valuesOf(values) })) {
        if (known.size >= MOST) known.clear();
        known.set(name, text);
      }
      return text;
    };
    return Object.assign(say, t);
  };
  Object.assign(site, {
    getFixedT: (...asked: unknown[]) => {
      const t = getFixedT(...asked);
      return asked[0] === site.language ? once(t) : t;
    },
  });
};
