import { PlatformError } from '#platform/base/errors/platform-error.ts';
import { type NatsSettings, readNatsSettings } from '#platform/base/hints/nats-settings.ts';
import {
  readServerSettings,
  type ServerSettings,
} from '#platform/base/settings/read-server-settings.ts';
import { readSecretFiles } from '#platform/base/settings/read-secret-files.ts';
import { InputError } from '../../base/terminal/errors.ts';

/** What the platform says to who starts it is an error of the input; anything else stays as it is. */
export const toInputError = (error: unknown): unknown =>
  error instanceof PlatformError ? new InputError(error.message) : error;

/** Has a fault of a setting be one of the input. */
const asInput = <Value>(read: () => Value): Value => {
  try {
    return read();
  } catch (error) {
    throw toInputError(error);
  }
};

/**
 * The settings of a process that serves, from its options and its environment.
 *
 * @throws {InputError} a line for each value that cannot be
 */
export const readSettings = (given: Parameters<typeof readServerSettings>[0]): ServerSettings =>
  asInput(() => readServerSettings(given, process.env));

/**
 * How NATS is reached, from the environment; null where it is not to be.
 *
 * @throws {InputError} where the address or what belongs to it cannot be
 */
export const readNats = (): NatsSettings | null => asInput(() => readNatsSettings(process.env));

/**
 * Sets what the environment keeps in files (`LIVERY_…_FILE`).
 *
 * @throws {InputError} a line for each that cannot be read
 */
export const readSecrets = (): void => asInput(() => readSecretFiles(process.env));
