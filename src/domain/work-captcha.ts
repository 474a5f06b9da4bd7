/**
 * How much of the key that a proof of work ends with is its answer: as many characters as a picture has,
 * so that a form's rule for the captcha fits both. Twenty bits: whoever guesses is right once in a
 * million captchas, and each is good for one guess.
 */
const ANSWER_LENGTH = 5;

/** The answer of a proof of work, from the key that was found, in hexadecimal digits. */
export const workAnswer = (derivedKey: string): string => derivedKey.slice(-ANSWER_LENGTH);
