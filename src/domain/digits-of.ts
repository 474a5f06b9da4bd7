/**
 * The digits of a phone number however it was typed or pasted: spaces, brackets and dashes go,
 * Burmese, Arabic, Thai and other digits become 0 to 9.
 */
export const digitsOf = (typed: string): string =>
  Array.from(typed, (character) => {
    if (!/\p{Nd}/u.test(character)) return '';
    const code = character.codePointAt(0) ?? 0;
    let zero = code;
    // Unicode's decimal digits stand in runs of ten that begin at their zero.
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1;
    return String(code - zero);
  }).join('');
