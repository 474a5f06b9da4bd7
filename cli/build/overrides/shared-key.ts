import { compileKey, listCompileSources } from '../compile/compile-sources.ts';

/** The key of the compile that all brands without own code share, read anew. */
export const freshKey = (): string => compileKey(listCompileSources());

let known: string | undefined;

/**
 * The same key. Read once per thread: whoever edits
 * the site while a command runs sees it with the next one.
 */
export const sharedKey = (): string => (known ??= freshKey());
