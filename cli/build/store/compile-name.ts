/**
 * How the folder of a site's compile is named: by the key that all brands share, or by a brand's
 * code and the key of its own code.
 */
export const COMPILE_NAME = /^(?:own-[a-z0-9-]+-)?[0-9a-f]{16}$/;
