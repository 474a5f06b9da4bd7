import { liveryHome, ROOT, storeDir } from '../../base/paths.ts';
import { checkChromium } from './check-chromium.ts';
import { checkDatabase } from './check-database.ts';
import { checkDisk, checkLinks } from './check-disk.ts';
import { checkNode } from './check-node.ts';
import { checkPackages } from './check-packages.ts';
import { checkPort, USUAL_PORTS } from './check-ports.ts';
import { checkStore } from './check-store.ts';
import type { Checkup } from './checkup.ts';

/** What `doctor --json` prints. */
export interface Examination {
  /** Whether nothing failed; a warning is no failure. */
  healthy: boolean;
  checks: Checkup[];
}

/**
 * Looks whether this machine can build, serve and test: a few seconds, and nothing is changed.
 *
 * @param outDir where sites are built to
 */
export const examine = async (outDir: string): Promise<Examination> => {
  const home = liveryHome();
  const slow = Promise.all([checkChromium(), checkDatabase(home)]);
  const ports = Promise.all(
    Object.entries(USUAL_PORTS).map(([port, user]) => checkPort(Number(port), user)),
  );
  const checks = [
    checkNode(ROOT),
    checkPackages(ROOT),
    checkDisk('disk of the store', home),
    checkDisk('disk of the sites', outDir),
    checkLinks(storeDir(), outDir),
    checkStore(storeDir()),
    ...(await ports),
    ...(await slow),
  ];
  return { healthy: checks.every(({ level }) => level !== 'fail'), checks };
};
