import type { i18n } from 'i18next';

/** The words of a language → what was found under each key. */
const found = new WeakMap<object, Map<unknown, string>>();

/** What `useTranslation` hands out, without the types of the keys: those stand where they are asked for. */
type Say = (key: unknown, ...values: unknown[]) => string;

/**
 * Has a site look each word up once that stands by itself, without values that are put into it: the prerenderer says
 * the same words for every brand, and to find them takes i18next longer than it takes React to write them.
 *
 * @param words those of the site; what was found in them holds for every site with the same ones
 */
export const sayOnce = (site: i18n, words: object): void => {
  const said = found.get(words) ?? new Map<unknown, string>();
  found.set(words, said);
  const getFixedT = site.getFixedT.bind(site) as unknown as (...asked: unknown[]) => Say;
  const once = (t: Say): Say => {
    const say: Say = (key, ...values) => {
      if (values.length > 0 || typeof key !== 'string') return t(key, ...values);
      const known = said.get(key);
      if (known !== undefined) return known;
      const text = t(key);
      // Who asks for a missing one is told each time.
      if (site.exists(key)) said.set(key, text);
      return text;
    };
    return Object.assign(say, t);
  };
  Object.assign(site, { getFixedT: (...asked: unknown[]) => once(getFixedT(...asked)) });
};
