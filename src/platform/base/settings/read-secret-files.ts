import { readFileSync } from 'node:fs';
import { PlatformError } from '../errors/platform-error.ts';

/** What may be kept in a file: every variable of ours, and the database’s address. */
const BY_FILE = /^(LIVERY_\w+|DATABASE_URL)_FILE$/;

/**
 * Sets each variable that is kept in a file: `LIVERY_SEAL_KEY_FILE=/run/secrets/seal` is as good as
 * `LIVERY_SEAL_KEY`, and shows in no list of processes. A line end at the file’s end is not part of it.
 *
 * @param env is changed: the variable is set, the one with the file’s name is gone
 * @throws {PlatformError} `invalid_setting`, a line for each that cannot be read, is empty or is set twice
 */
export const readSecretFiles = (env: NodeJS.ProcessEnv): void => {
  const faults: string[] = [];
  for (const [variable, file = ''] of Object.entries(env)) {
    const [, name] = BY_FILE.exec(variable) ?? [];
    if (name === undefined || file === '') continue;
    const found = readOne(file);
    if ((env[name] ?? '') !== '') faults.push(`${name} and ${variable} are both set. Unset one.`);
    else if ('fault' in found) faults.push(`${variable}: ${file} ${found.fault}`);
    else {
      env[name] = found.text;
      Reflect.deleteProperty(env, variable);
    }
  }
  if (faults.length > 0) throw new PlatformError('invalid_setting', faults.join('\n'));
};

const readOne = (file: string): { text: string } | { fault: string } => {
  try {
    const text = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    return text === '' ? { fault: 'is empty. Write the value into it.' } : { text };
  } catch (error) {
    const { code = String(error) } = error as NodeJS.ErrnoException;
    return { fault: `cannot be read (${code}). Is it there, and may this user read it?` };
  }
};
