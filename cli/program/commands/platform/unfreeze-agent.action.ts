import { freezeByName, type FreezeOptions } from './freeze-by-name.ts';

/** Takes back that an operator has frozen an agent. */
export const run = (code: string, username: string, options: FreezeOptions): Promise<void> =>
  freezeByName(code, { username, frozen: false }, options);
