/** Answers `INFO` and `CONFIG GET`, as Valkey and Redis do. */
interface Informant {
  info: () => Promise<string>;
  config: (subcommand: 'GET', name: string) => Promise<unknown>;
}

const fieldOf = (info: string, name: string): string | undefined =>
  new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(info)?.[1];

/**
 * What a question about itself brings; undefined where it may not be asked.
 *
 * @throws where it does not answer
 */
const unlessRefused = async <Value>(answer: Promise<Value>): Promise<Value | undefined> =>
  answer.catch((error: Error) => {
    if (/NOPERM|unknown (?:sub)?command/i.test(error.message)) return undefined;
    throw error;
  });

/**
 * Whether it writes each change to its file before it answers. With `appendfsync everysec` it does so a moment later where the
 * disk is slow: one that was killed by then knows nothing of up to two seconds.
 */
const writesFirst = async (valkey: Informant, info: string): Promise<boolean> => {
  if (fieldOf(info, 'aof_enabled') !== '1') return false;
  const said = await unlessRefused(valkey.config('GET', 'appendfsync'));
  return Array.isArray(said) && said[1] === 'always';
};

/**
 * From when on a Valkey remembers everything that it gave, in the time of `performance.now()`. One that has been started has
 * forgotten what was before, or knows of it what a copy of some time ago does; one that writes each change to a file
 * (`appendonly yes`, `appendfsync always`) before it answers has forgotten nothing. Of one that may say nothing of itself it is now.
 *
 * @throws where it does not answer
 */
export const remembersSince = async (valkey: Informant): Promise<number> => {
  const info = (await unlessRefused(valkey.info())) ?? '';
  if (await writesFirst(valkey, info)) return -Infinity;
  const upSeconds = Number(fieldOf(info, 'uptime_in_seconds') ?? 0);
  return performance.now() - (Number.isFinite(upSeconds) ? upSeconds : 0) * 1000;
};
