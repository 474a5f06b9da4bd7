import { dropLeftDatabases } from './database.ts';
import { sharePooler, startPooler, wantsPooler } from './pooler.ts';
import { keepCluster } from './test-cluster.ts';

/** What a whole run of platform tests shares: one PostgreSQL, cleared before and after. */
export const setup = async (): Promise<() => Promise<void>> => {
  const { maintenanceUrl, leave } = await keepCluster();
  await dropLeftDatabases(maintenanceUrl);
  const pooler = wantsPooler() ? await startPooler(maintenanceUrl) : null;
  if (pooler) sharePooler(pooler);
  return async () => {
    await pooler?.stop();
    await dropLeftDatabases(maintenanceUrl);
    await leave();
  };
};
