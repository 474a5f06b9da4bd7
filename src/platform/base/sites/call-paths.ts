/** The first parts of all addresses that are calls of sites and pages of the platform's own. */
export const CALL_PATHS = ['/wps/', '/lgw/', '/lotto/', '/game-art/', '/pay/', '/vendor/'] as const;
