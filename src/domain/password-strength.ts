/** What people put into passwords first; none of it adds strength. Lower case, no look-alikes. */
const commonWords: readonly string[] = `
  password passwort passw pass word secret letmein welcome login admin administrator root user
  guest test tester default changeme master super system access open hello iloveyou loveyou love
  lovely baby babygirl angel princess prince queen king sunshine summer winter spring autumn
  monday tuesday wednesday thursday friday saturday sunday january february march april june july
  august september october november december football soccer baseball basketball hockey cricket
  liverpool chelsea arsenal barcelona madrid juventus manchester united dragon monkey tiger lion
  eagle phoenix falcon panda kitty kitten puppy horse shadow ninja samurai hunter ranger killer
  batman superman spiderman ironman starwars pokemon pikachu naruto minecraft fortnite mustang
  ferrari porsche mercedes toyota honda yamaha samsung google facebook youtube twitter instagram
  telegram whatsapp wechat yahoo gmail hotmail apple android internet computer laptop windows
  michael jordan jennifer jessica ashley daniel matthew anthony andrew joshua thomas robert
  charlie george nicole maggie michelle hannah amanda samantha william richard david james john
  peter maria anna cookie chocolate cheese pepper coffee banana orange cherry butter ginger
  diamond silver golden gold money dollar lucky jackpot casino winner win bet betting poker slots
  bonus vegas royal player member freedom trustno whatever nothing forever family mother father
  mommy daddy friend friends myanmar burma yangon thailand bangkok vietnam saigon hanoi china
  beijing taiwan hongkong india mumbai delhi london paris berlin tokyo america mexico brasil
  qwerty qwertz azerty asdfgh zxcvbn qazwsx qweasd abcdef abcabc asdf qwer zxcv abcd the and
  my your this that
`
  .trim()
  .split(/\s+/);

/** Rows of keys and counts along which lazy passwords walk; also backwards. */
const WALKS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
].flatMap((row) => [row, Array.from(row).toReversed().join('')]);

/** Letters that are often replaced by a look-alike. */
const LOOK_ALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** A password of this many guessable pieces or fewer falls to a list of common ones. */
const MAX_PIECES = 4;

const words = new Set(commonWords);
const longestWord = Math.max(...commonWords.map((word) => word.length));

/**
 * Whether a password is among those that are tried first: common words, keyboard walks,
 * repetitions, years, and short combinations of them, look-alike characters included.
 *
 * @param personal words that say who it is: username, site name
 */
export const isCommonPassword = (password: string, personal: readonly string[] = []): boolean => {
  const plain = password.toLowerCase();
  const own = new Set(personal.map((word) => word.toLowerCase()).filter((word) => word.length > 2));
  return countPieces(plain, own) <= MAX_PIECES;
};

/** The fewest guessable pieces and single characters that make up the text. */
const countPieces = (text: string, own: ReadonlySet<string>): number => {
  const read = readLookAlikes(text);
  const fewest = [0];
  const reach = Math.max(longestWord, 30, ...[...own].map((word) => word.length));
  for (let end = 1; end <= text.length; end += 1) {
    let best = (fewest[end - 1] ?? 0) + 1;
    for (let start = Math.max(0, end - reach); start <= end - 2; start += 1) {
      const piece = text.slice(start, end);
      const known = read.length === text.length ? read.slice(start, end) : piece;
      if (isGuessable(piece, known, own)) best = Math.min(best, (fewest[start] ?? 0) + 1);
    }
    fewest.push(best);
  }
  return fewest.at(-1) ?? 0;
};

/** The text with look-alike characters read as the letters that they stand for: "p4ss" is pass. */
export const readLookAlikes = (text: string): string =>
  Array.from(text, (letter) => LOOK_ALIKES[letter] ?? letter).join('');

/**
 * Whether a piece of a password is known to whoever guesses: a common or personal word, a year, a
 * repetition, a walk along the keyboard.
 *
 * @param piece in lower case
 * @param read the same with look-alikes read as letters
 */
export const isGuessable = (piece: string, read: string, own: ReadonlySet<string>): boolean =>
  /^(.{1,4})\1+$/u.test(piece) ||
  /^(19|20)\d\d$/.test(piece) ||
  words.has(piece) ||
  words.has(read) ||
  own.has(piece) ||
  own.has(read) ||
  (piece.length > 2 && WALKS.some((row) => row.includes(piece)));
