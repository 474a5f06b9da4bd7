/** Where the games' pages are and what vendors' keys follow from. */
export interface GamesService {
  /** The public origin of the games, without a slash at its end. */
  url: string;
  /** The common secret. */
  secret: string;
}

/** A shorter secret could be tried out. */
const MIN_SECRET = 32;

/**
 * The service that runs the games: LIVERY_GAMES_URL and LIVERY_VENDOR_SECRET of the environment, read
 * each time, since the service may come up later than the platform.
 *
 * @returns null when none is set up; games can then not be opened
 */
export const readGamesService = (): GamesService | null => {
  const url = process.env['LIVERY_GAMES_URL'] ?? '';
  const secret = readVendorSecret();
  return secret !== null && /^https?:$/.test(protocolOf(url))
    ? { url: new URL(url).origin, secret }
    : null;
};

/** The common secret of the vendors; null when none was given or it is too short. */
export const readVendorSecret = (): string | null => readSecret('LIVERY_VENDOR_SECRET');

/**
 * Every secret whose keys are taken: the common one, and LIVERY_VENDOR_SECRET_SECOND, which is the
 * next or the last one while secrets are changed.
 */
export const readVendorSecrets = (): string[] =>
  [readVendorSecret(), readSecret('LIVERY_VENDOR_SECRET_SECOND')].filter(
    (secret) => secret !== null,
  );

const readSecret = (name: string): string | null => {
  const secret = process.env[name] ?? '';
  return secret.length >= MIN_SECRET ? secret : null;
};

const protocolOf = (url: string): string => (URL.canParse(url) ? new URL(url).protocol : '');
