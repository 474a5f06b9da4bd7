/**
 * How the folder of a site's compile is named: by the key that all brands share, or by that of own
 * code.
 */
export const COMPILE_NAME = /^(?:own-)?[0-9a-f]{16}$/;
