import { compileKey, listCompileSources } from '../compile/compile-sources.ts';

let known: string | undefined;

/**
 * The key of the compile that all brands without own code share. Read once per thread: whoever edits
 * the site while a command runs sees it with the next one.
 */
export const sharedKey = (): string => (known ??= compileKey(listCompileSources()));
