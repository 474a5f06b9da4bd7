import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Merchant } from '../endpoints/handler.ts';
import type { SetAside } from './set-aside.ts';

/** Files that are looked for at once. */
const MOST_AT_ONCE = 64;

/**
 * The brands whose folder of built files is here and has no home page: their calls are answered, their visitors find
 * nothing. A brand without a folder has its site elsewhere.
 */
export const findBareSites = async (
  distDir: string,
  merchants: readonly Pick<Merchant, 'code'>[],
): Promise<SetAside[]> => {
  const bare: SetAside[] = [];
  const look = async ({ code }: Pick<Merchant, 'code'>): Promise<void> => {
    const folder = path.join(distDir, code);
    const home = path.join(folder, 'index.html');
    const hasHome = await stat(home).then(
      () => true,
      () => false,
    );
    if (hasHome || !existsSync(folder)) return;
    const reason = `Its site has no home page: ${home} is missing. Run livery build ${code}.`;
    bare.push({ code, reason, isServed: true });
  };
  for (let at = 0; at < merchants.length; at += MOST_AT_ONCE)
    await Promise.all(merchants.slice(at, at + MOST_AT_ONCE).map(look));
  return bare;
};
