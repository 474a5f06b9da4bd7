import { isIP } from 'node:net';
import { type ServerFlag, serverSettings } from '#domain/server-settings.ts';
import { PlatformError } from '../errors/platform-error.ts';
import type { LogLevel } from '../log/create-log.ts';
import { readNetworks } from '../http/trusted-proxies.ts';

/** What was set of a process that serves; what was not is left out. */
export interface ServerSettings {
  host?: string;
  port?: number;
  /** Addresses and networks, each of them checked. */
  trustedProxies?: string[];
  connections?: number;
  hashWorkers?: number;
  jobs?: boolean;
  drainMs?: number;
  stopMs?: number;
  metricsPort?: number;
  metricsHost?: string;
  metricsBrands?: number;
  /** The store whose sites are served in place of those of a folder; whoever opens it checks it. */
  from?: string;
  logLevel?: LogLevel;
}

/** Makes a reader of whole numbers. @throws {RangeError} saying what may be written */
const wholeFrom =
  (least: number, most: number) =>
  (text: string): number => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= least && number <= most) return number;
    throw new RangeError(`Write a whole number from ${least} to ${most}.`);
  };

const secondsFrom = (least: number, most: number) => {
  const read = wholeFrom(least, most);
  return (text: string): number => read(text) * 1000;
};

const readHost = (text: string): string => {
  if (isIP(text) !== 0 || text === 'localhost') return text;
  throw new RangeError('Write an IPv4 or IPv6 address of this machine, or localhost.');
};

const readSwitch = (text: string): boolean => {
  if (text === 'on' || text === 'off') return text === 'on';
  throw new RangeError('Write on or off.');
};

const LEVELS: readonly LogLevel[] = ['silent', 'error', 'warn', 'info', 'debug'];

const readLevel = (text: string): LogLevel => {
  const level = LEVELS.find((each) => each === text);
  if (level) return level;
  throw new RangeError(`Write one of ${LEVELS.join(', ')}.`);
};

/**
 * Reads what was set by options and, where an option was not given, by the environment.
 *
 * @param given options as they were written
 * @throws {PlatformError} `invalid_setting`, one line for each value that cannot be
 */
export const readServerSettings = (
  given: Partial<Record<ServerFlag, string | undefined>>,
  env: NodeJS.ProcessEnv,
): ServerSettings => {
  const faults: string[] = [];
  const read = <Value>(name: ServerFlag, how: (text: string) => Value): Value | undefined => {
    const { flag, variable } = serverSettings[name];
    const [text, where] =
      given[name] === undefined ? [env[variable] ?? '', variable] : [given[name], flag];
    // A variable that is set to nothing is not set.
    if (text === '' && where === variable) return undefined;
    try {
      return how(text);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      faults.push(`${where} is ${JSON.stringify(text)}. ${error.message}`);
      return undefined;
    }
  };
  const settings = {
    host: read('host', readHost),
    port: read('port', wholeFrom(0, 65_535)),
    trustedProxies: read('trustedProxies', readNetworks),
    connections: read('connections', wholeFrom(2, 1000)),
    hashWorkers: read('hashWorkers', wholeFrom(1, 64)),
    jobs: read('jobs', readSwitch),
    drainMs: read('drainSeconds', secondsFrom(0, 600)),
    stopMs: read('stopSeconds', secondsFrom(1, 600)),
    metricsPort: read('metricsPort', wholeFrom(0, 65_535)),
    metricsHost: read('metricsHost', readHost),
    metricsBrands: read('metricsBrands', wholeFrom(0, 1000)),
    from: read('from', (text) => text),
    logLevel: read('logLevel', readLevel),
  };
  if (faults.length > 0) throw new PlatformError('invalid_setting', faults.join('\n'));
  return Object.fromEntries(
    Object.entries(settings).filter(([, value]) => value !== undefined),
  ) satisfies ServerSettings;
};
