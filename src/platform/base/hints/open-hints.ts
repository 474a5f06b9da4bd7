import type { FastifyBaseLogger } from 'fastify';
import { type HintChannel, noHints } from './hint-channel.ts';
import { readNatsSettings } from './nats-settings.ts';

/**
 * Has processes tell each other by NATS where the environment names one. Nothing of it is loaded otherwise.
 *
 * @throws {PlatformError} `invalid_setting`
 */
export const openHints = async (
  env: NodeJS.ProcessEnv,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<HintChannel> => {
  const settings = readNatsSettings(env);
  if (!settings) return noHints;
  const { openNatsHints } = await import('./nats-hints.ts');
  return openNatsHints(settings, log);
};
