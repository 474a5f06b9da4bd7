import { Option } from 'commander';
import type { LogLevel } from '#platform/base/log/create-log.ts';

/** What `--log-level` gives an action. */
export interface LogLevelOption {
  logLevel?: LogLevel;
}

/** The levels, the fewest entries first; written here so that no command loads the server's log. */
const LEVELS: readonly LogLevel[] = ['silent', 'error', 'warn', 'info', 'debug'];

/** The least level that a server writes to its log. */
export const logLevelOption = (): Option =>
  new Option('--log-level <level>', 'the least that the log says; info tells of each request')
    .env('LIVERY_LOG_LEVEL')
    .choices(LEVELS)
    .default('warn');
