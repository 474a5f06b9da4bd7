import { listBuiltSites } from '../../../build/fleet/list-built-sites.ts';
import { printProfile, type ServeOptions, servePlatform } from '../../serving/serve-platform.ts';
import { InputError } from '../../../base/terminal/errors.ts';

/**
 * Serves every built site by its host name until Ctrl-C.
 *
 * @throws {InputError} when nothing is built, the port is taken, or production would not be safe
 */
export const run = async (options: ServeOptions): Promise<void> => {
  printProfile(options);
  const codes = listBuiltSites(options.out);
  if (codes.length === 0) {
    throw new InputError(`${options.out} holds no built site; run livery build first.`);
  }
  await servePlatform(codes, options);
};
