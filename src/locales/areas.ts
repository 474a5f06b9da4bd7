/**
 * The message areas that the site's first page needs: texts of the page itself, of the frame around
 * it, and those that may appear at any time, such as refusals and the site's status. The
 * prerenderer loads no other areas: a home-page message in another area fails the build.
 */
const FIRST_AREAS = new Set(['common', 'frame', 'home']);

/** The areas that the site does not read: those of the games, the platform and the command line. */
const APART_AREAS = new Set([
  // the language's own name
  'language',
  // pages of the games
  'games',
  // what members of the demo world write, and are answered
  'demo',
  // texts of the platform: bonus grants, messages of an inbox, SMS and e-mail, payment sandbox, statements, bills and teams as files
  'bill-file',
  'grants',
  'inbox-messages',
  'messages',
  'report-file',
  'sandbox',
  'statements',
  'team-file',
  // pages that the command line generates from templates/plain
  'templates',
]);

/**
 * When the site needs the messages of an area (a file name without `.json`): for its first page,
 * later, or never.
 */
export const needOfSite = (area: string): 'first' | 'later' | 'never' => {
  if (APART_AREAS.has(area)) return 'never';
  return FIRST_AREAS.has(area) ? 'first' : 'later';
};
