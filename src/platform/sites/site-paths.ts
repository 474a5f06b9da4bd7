/** The pages of every site that are answered with 200; the site's own router knows the same. */
const PAGES = new Set([
  '/',
  '/index',
  '/index.html',
  '/home',
  '/login',
  '/register',
  '/reset',
  '/help',
  '/helpmc',
  '/promotions',
  '/down',
  '/hot',
  '/inHouse',
  '/rng',
  '/live',
  '/fish',
  '/pvp',
  '/sports',
  '/esports',
  '/cockfight',
  '/lott',
  '/elott',
  '/gameListCenter',
  '/seamless',
  '/lottery',
  '/seaLottery',
  '/vnLottery',
  '/securityCenter',
  '/limits',
  '/installGuide',
  '/contactUs',
  '/feedback',
  '/depositv2',
  '/withdraw',
  '/transferFund',
  '/transferUpline',
  '/transactionHistory',
  '/personalHistoryCopy',
  '/personalProfit',
  '/bonusDetails',
]);

/** A game that is played, and one's own round that is shown again. */
const NUMBERED = /^\/(?:game\/(?:first|[1-9]\d{0,9})|replay\/[1-9]\d{0,15})$/;

/** Kept beside the site by its build, not for visitors. */
const HIDDEN = /(?:^|\/)\.|^\/(?:build\.json|shell\.html)$|\.(?:br|gz|map)$/;

/** Files whose name holds their content's hash: they never change. */
const HASHED = /^\/assets\/|\.[0-9A-Za-z_-]{8,}\.(?:js|css|woff2|svg|png|webp|avif|webmanifest)$/;

/** What a visitor asks for: a page, a file, or nothing that there is. */
export const kindOfPath = (path: string): 'page' | 'file' | 'unknown' => {
  const page = path.length > 1 ? path.replace(/\/$/, '') : path;
  if (PAGES.has(page) || NUMBERED.test(page)) return 'page';
  if (HIDDEN.test(path)) return 'unknown';
  return /\.[0-9A-Za-z]+$/.test(path) ? 'file' : 'unknown';
};

/** Whether a browser may keep a file for good. */
export const isHashed = (path: string): boolean => HASHED.test(path);
