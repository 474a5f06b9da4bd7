/** As many characters as 128 random bits have in hex. */
const MIN_CHARACTERS = 32;

/** Random text of that length has more; hex alone has 16 to choose from. */
const MIN_DIFFERENT = 8;

/** What stands in examples and in secrets that somebody made up by hand. */
const EXAMPLE_WORDS = /change.?me|password|passwd|secret|example|default|placeholder|livery/i;

/** Whether a text is a shorter one, said again and again: "abcabcab". */
const repeatsItself = (text: string): boolean =>
  Array.from({ length: Math.floor(text.length / 2) }, (_, at) => at + 1).some((period) =>
    text.startsWith(text.slice(period)),
  );

/** Whether most characters are the neighbours of those before: "abcdef", "987654". */
const countsThrough = (text: string): boolean => {
  const steps = Array.from(text.slice(1), (_, at) => text.charCodeAt(at + 1) - text.charCodeAt(at));
  return steps.filter((step) => Math.abs(step) === 1).length > steps.length / 2;
};

/**
 * Why a secret could be guessed.
 *
 * @param least how many characters it must have; fewer where another party hands it out
 * @returns null for one that looks random
 */
export const weaknessOfSecret = (secret: string, least = MIN_CHARACTERS): string | null => {
  if (secret === '') return 'is not set';
  if (secret.trim() !== secret) return 'has a space or a line end around it';
  if (EXAMPLE_WORDS.test(secret)) return 'reads like the value of an example';
  if (secret.length < least) return `is shorter than ${least} characters`;
  if (new Set(secret).size < MIN_DIFFERENT)
    return `has fewer than ${MIN_DIFFERENT} different characters`;
  if (repeatsItself(secret)) return 'repeats itself';
  return countsThrough(secret) ? 'counts through the alphabet' : null;
};

/** A good secret is one line away. */
export const MAKE_SECRET = 'Set 32 random bytes, such as `openssl rand -base64 32` prints.';
