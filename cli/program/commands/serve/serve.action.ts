import type { Command } from 'commander';
import path from 'node:path';
import { shortHash } from '../../../base/files/fingerprint.ts';
import { liveryHome } from '../../../base/paths.ts';
import { listBuiltSites } from '../../../build/fleet/list-built-sites.ts';
import { followIn } from '../../serving/follow-in.ts';
import { printProfile, type ServeOptions, servePlatform } from '../../serving/serve-platform.ts';
import { readSettings } from '../../../work/serving/read-settings.ts';
import { InputError } from '../../../base/terminal/errors.ts';

/** A port that was asked for stands before one of the environment, and that before the usual one. */
const withPort = (options: ServeOptions, command: Command): ServeOptions => {
  const { port = options.port } = readSettings({});
  return command.getOptionValueSource('port') === 'default' ? { ...options, port } : options;
};

/** The sites of a store have a folder of their own, unless one is named. */
const folderOf = (from: string, { out }: ServeOptions, command: Command): string =>
  command.getOptionValueSource('out') === 'default'
    ? path.join(liveryHome(), 'served', shortHash(from))
    : out;

/** Serves what a store's pointers name, and follows them. */
const serveStore = async (from: string, options: ServeOptions): Promise<void> => {
  const following = await followIn(from, options.out);
  try {
    const codes = listBuiltSites(options.out);
    if (codes.length === 0) throw new InputError(`${from} serves no site that is proved here.`);
    await servePlatform(codes, options, (reload) => following.start(reload));
  } finally {
    await following.stop();
  }
};

/**
 * Serves every built site by its host name until Ctrl-C.
 *
 * @throws {InputError} when nothing is built, the port is taken, or production would not be safe
 */
export const run = async (given: ServeOptions, command: Command): Promise<void> => {
  const options = withPort(given, command);
  printProfile(options);
  const { from } = readSettings({ from: given.from });
  if (from !== undefined)
    return serveStore(from, { ...options, out: folderOf(from, options, command) });
  const codes = listBuiltSites(options.out);
  if (codes.length === 0) {
    throw new InputError(`${options.out} holds no built site; run livery build first.`);
  }
  await servePlatform(codes, options);
};
