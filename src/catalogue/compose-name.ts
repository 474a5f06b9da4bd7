import { arenas } from './arenas.ts';
import { modifiers } from './modifiers.ts';
import { tables } from './tables.ts';
import { things } from './things.ts';
import type { Word } from './word.ts';

const words: Record<string, Word> = { ...modifiers, ...things, ...tables, ...arenas };

/** A game's name in the languages that are translated, with what its words say about its art. */
export interface ComposedName {
  en: string;
  'zh-Hans': string;
  my: string;
  /** What the name shows, the leading thing first. */
  motifs: string[];
  /** The hues that the words bring, in degrees of OKLCH, the leading word's first. */
  hues: number[];
}

const wordOf = (key: string): Word => {
  const word = words[key];
  if (!word) throw new Error(`The catalogue has no word "${key}".`);
  return word;
};

const joined = (keys: string[], index: 0 | 1 | 2): string =>
  keys.map((key) => wordOf(key)[index]).join(index === 0 ? ' ' : '');

type Join = (part: (keys: string[]) => string, left: string[], right: string[]) => string;

const joins: Record<string, { en: Join; zh: Join; my: Join; head: 'left' | 'right' }> = {
  "'s ": {
    en: (part, left, right) => `${part(left)}’s ${part(right)}`,
    zh: (part, left, right) => `${part(left)}之${part(right).replace(/^之/, '')}`,
    my: (part, left, right) => `${part(left)}၏ ${part(right)}`,
    head: 'right',
  },
  '<': {
    en: (part, left, right) => `${part(left)} of the ${part(right)}`,
    zh: (part, left, right) => `${part(right)}之${part(left).replace(/^之/, '')}`,
    my: (part, left, right) => `${part(right)}၏ ${part(left)}`,
    head: 'left',
  },
  '&': {
    en: (part, left, right) => `${part(left)} & ${part(right)}`,
    zh: (part, left, right) => `${part(left)}与${part(right)}`,
    my: (part, left, right) => `${part(left)}နှင့် ${part(right)}`,
    head: 'left',
  },
};

/** The motifs of some words, the last word's first: it is what the others describe. */
const motifsOf = (keys: string[]): string[] =>
  keys
    .map((key) => wordOf(key)[3])
    .filter((motif) => motif !== '')
    .toReversed();

const huesOf = (keys: string[]): number[] => keys.map((key) => wordOf(key)[4]);

/**
 * Puts a name together in every translated language.
 *
 * @param title `moonlit rabbit` · `rabbit's lantern` · `temple<tiger` · `tiger&crane`
 * @throws {Error} when a word is not in the word lists
 */
export const composeName = (title: string): ComposedName => {
  for (const [mark, join] of Object.entries(joins)) {
    if (!title.includes(mark)) continue;
    const [left = [], right = []] = title.split(mark).map((side) => side.split(' '));
    return {
      en: join.en((keys) => joined(keys, 0), left, right),
      'zh-Hans': join.zh((keys) => joined(keys, 1), left, right),
      my: join.my((keys) => joined(keys, 2), left, right),
      motifs:
        join.head === 'left'
          ? [...motifsOf(left), ...motifsOf(right)]
          : motifsOf([...left, ...right]),
      hues: [...huesOf(left), ...huesOf(right)],
    };
  }
  const keys = title.split(' ');
  return {
    en: joined(keys, 0),
    'zh-Hans': joined(keys, 1),
    my: joined(keys, 2),
    motifs: motifsOf(keys),
    hues: huesOf(keys),
  };
};
