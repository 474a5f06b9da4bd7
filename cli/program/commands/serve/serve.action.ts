import { listBuiltSites } from '../../../build/fleet/list-built-sites.ts';
import { sayProfile, type ServeOptions, servePlatform } from '../../serving/serve-platform.ts';
import { InputFault } from '../../../base/terminal/faults.ts';

/**
 * Serves every built site by its host name until Ctrl-C.
 *
 * @throws {InputFault} when nothing is built, the port is taken, or production would not be safe
 */
export const run = async (options: ServeOptions): Promise<void> => {
  sayProfile(options);
  const codes = listBuiltSites(options.out);
  if (codes.length === 0) {
    throw new InputFault(`${options.out} holds no built site; run livery build first.`);
  }
  await servePlatform(codes, options);
};
