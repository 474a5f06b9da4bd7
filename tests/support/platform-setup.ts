import { dropLeftDatabases } from './database.ts';
import { keepCluster } from './test-cluster.ts';

/** What a whole run of platform tests shares: one PostgreSQL, cleared before and after. */
export const setup = async (): Promise<() => Promise<void>> => {
  const { maintenanceUrl, leave } = await keepCluster();
  await dropLeftDatabases(maintenanceUrl);
  return async () => {
    await dropLeftDatabases(maintenanceUrl);
    await leave();
  };
};
