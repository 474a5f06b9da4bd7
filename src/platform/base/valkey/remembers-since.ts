/** Answers `INFO`, as Valkey and Redis do. */
interface Informant {
  info: () => Promise<string>;
}

const fieldOf = (info: string, name: string): string | undefined =>
  new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(info)?.[1];

/**
 * From when on a Valkey remembers everything that it gave, in the time of `performance.now()`. One that has been started has
 * forgotten what was before, or knows of it what a copy of some time ago does; one that writes each change to a file
 * (`appendonly yes`) before it answers has forgotten nothing. Of one that may say nothing of itself it is now.
 *
 * @throws where it does not answer
 */
export const remembersSince = async (valkey: Informant): Promise<number> => {
  const info = await valkey.info().catch((error: Error) => {
    if (/NOPERM/.test(error.message)) return '';
    throw error;
  });
  if (fieldOf(info, 'aof_enabled') === '1') return -Infinity;
  const upSeconds = Number(fieldOf(info, 'uptime_in_seconds') ?? 0);
  return performance.now() - (Number.isFinite(upSeconds) ? upSeconds : 0) * 1000;
};
