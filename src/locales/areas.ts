/**
 * The areas of words that the site's first page needs: of the page itself, of the frame around it,
 * and of what may come at any moment, such as refusals and the site's state. The prerenderer knows
 * no others: a word of the home page that stands elsewhere fails the build.
 */
const FIRST_AREAS = new Set(['common', 'frame', 'home']);

/** The areas that others than the site read: the games, the platform, the command. */
const APART_AREAS = new Set([
  // what the language itself is called
  'language',
  // the pages of the games
  'games',
  // what the platform writes: bonuses of its own, SMS and e-mail, the sandbox of payments, statements
  'grants',
  'messages',
  'sandbox',
  'statements',
  // pages that the command makes from templates/plain
  'templates',
]);

/**
 * When the site needs the words of an area (a file's name without `.json`): for its first page,
 * later, or never.
 */
export const needOfSite = (area: string): 'first' | 'later' | 'never' => {
  if (APART_AREAS.has(area)) return 'never';
  return FIRST_AREAS.has(area) ? 'first' : 'later';
};
