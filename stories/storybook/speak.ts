import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { createI18n } from '#site/i18n/create-i18n.ts';
import { loadMessages } from '#site/i18n/locales.ts';
import type { LanguageCode } from '#generated/merchant-config.ts';
import { replaceMarks, type WordValues } from '../words.ts';

/** Says a word of the site in one language. */
export type Say = (key: string, values: WordValues) => string;

const speakers = new Map<LanguageCode, Promise<Say>>();

const learn = async (language: LanguageCode): Promise<Say> => {
  const i18n = createI18n(language, await loadMessages(language));
  return i18n.t as Say;
};

/** The words of a language; each is loaded once. */
export const speaker = (language: LanguageCode): Promise<Say> => {
  const known = speakers.get(language) ?? learn(language);
  speakers.set(language, known);
  return known;
};

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const speakElement = (element: ReactElement, say: Say): ReactElement => {
  const props = element.props as Record<string, unknown>;
  const spoken = speak(props, say);
  if (spoken === props) return element;
  const { children, ...rest } = spoken;
  // One by one: React asks the elements of a list for keys, not those that were written out.
  if (Array.isArray(children)) return cloneElement(element, rest, ...(children as ReactNode[]));
  return cloneElement(element, spoken);
};

const speakList = (list: readonly unknown[], say: Say): readonly unknown[] => {
  const spoken = list.map((item) => speak(item, say));
  return spoken.some((item, at) => item !== list[at]) ? spoken : list;
};

/**
 * Puts words in the place of every mark in a value: in texts, lists, plain objects and the props
 * of elements. What holds no mark comes back as it is; functions and other objects stay.
 */
export const speak = <Value>(value: Value, say: Say): Value => {
  if (typeof value === 'string') return replaceMarks(value, say) as Value;
  if (typeof value !== 'object' || value === null) return value;
  if (isValidElement(value)) return speakElement(value, say) as Value;
  if (Array.isArray(value)) return speakList(value, say) as Value;
  if (!isPlain(value)) return value;
  const entries = Object.entries(value);
  const spoken = entries.map(([key, item]) => [key, speak(item, say)] as const);
  const isChanged = spoken.some(([, item], at) => item !== entries[at]?.[1]);
  return isChanged ? (Object.fromEntries(spoken) as Value) : value;
};
