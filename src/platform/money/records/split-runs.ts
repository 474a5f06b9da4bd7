/** Which hand draws a piece of text. */
export type Hand = 'plain' | 'han' | 'shaped';

/** A piece of text that one hand draws. */
export interface Run {
  hand: Hand;
  text: string;
}

/** Chinese and Japanese signs and their punctuation: one glyph for each, from a font of its own. */
const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u;

/** Letters of Europe, and whatever belongs to no script: the plain font has them. */
const PLAIN = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]/u;

/**
 * Splits a text by who can draw it. Every script but those of Europe and East Asia is shaped: its
 * letters change places and forms by their neighbours. Marks and spaces stay with what is before.
 */
export const splitRuns = (text: string): Run[] => {
  const runs: Run[] = [];
  for (const letter of text.normalize('NFC')) {
    const last = runs.at(-1);
    const hand = last && /[\p{M}\u200B-\u200D]/u.test(letter) ? last.hand : handOf(letter);
    if (last?.hand === hand || (last?.hand === 'shaped' && letter === ' ')) last.text += letter;
    else runs.push({ hand, text: letter });
  }
  return runs.flatMap(withoutEndSpace);
};

/** Words of a shaped script are joined by spaces; one at the end belongs to what follows. */
const withoutEndSpace = ({ hand, text }: Run): Run[] => {
  const word = text.trimEnd();
  if (hand !== 'shaped' || word === text) return [{ hand, text }];
  return [
    { hand, text: word },
    { hand: 'plain', text: text.slice(word.length) },
  ];
};

const handOf = (letter: string): Hand => {
  if (HAN.test(letter)) return 'han';
  return PLAIN.test(letter) ? 'plain' : 'shaped';
};
