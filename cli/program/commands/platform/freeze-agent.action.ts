import { freezeByName, type FreezeOptions } from './freeze-by-name.ts';

/** Freezes an agent. */
export const run = (code: string, username: string, options: FreezeOptions): Promise<void> =>
  freezeByName(code, { username, frozen: true }, options);
