import { makeOwnFolder } from '../../base/own-folder.ts';

/**
 * Makes an empty folder for a database of a test's own; who asks removes it, and whatever is left of it is ended and removed
 * with this process.
 *
 * @param name tells whose it is, when it was left behind
 */
export const makeStateDir = async (name: string): Promise<string> => makeOwnFolder(name);
