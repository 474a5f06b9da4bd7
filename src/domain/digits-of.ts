/**
 * The digits of a phone number however it was typed or pasted: spaces, brackets and dashes go,
 * Burmese, Arabic, Thai and other digits become 0 to 9.
 */
export const digitsOf = (typed: string): string =>
  Array.from(typed, (character) => {
    if (!/\p{Nd}/u.test(character)) return '';
    const code = character.codePointAt(0) ?? 0;
    let first = code;
    // Unicode's decimal digits stand in tens that begin at their zero, some tens side by side.
    while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
    return String((code - first) % 10);
  }).join('');
