import { observePool, readPoolState } from '../../base/database/observe-pool.ts';
import type { OpenedDatabase } from '../../base/database/open-database.ts';
import type { HintChannel } from '../../base/hints/hint-channel.ts';
import { createMetrics, type Metrics } from '../../base/metrics/metrics.ts';
import type { Brands } from '../../base/merchants/brands.ts';
import { businessSource } from './business-source.ts';
import { hintSource } from './hint-source.ts';
import { standingSource } from './standing-source.ts';

/** How many brands have a label of their own where nobody says otherwise. */
export const defaultNamedBrands = 20;

/** Where figures are told, and of how many brands by name. */
export interface MetricsOptions {
  /** 0 takes a free one. */
  port: number;
  /** 127.0.0.1 when left out: only this machine may ask. */
  host?: string | undefined;
  /** How many brands have a label of their own; the busiest have. */
  namedBrands?: number | undefined;
}

/** What processes share beside the database; null where it was not asked for. */
type Stores = Readonly<Record<'valkey' | 's3', { isUp: () => boolean } | null>>;

/** Makes the figures of this process and lets its database, stores, brands and connections be read. */
export const observePlatform = (
  { namedBrands = defaultNamedBrands }: MetricsOptions,
  {
    database,
    pool,
    stores,
    hints,
  }: Pick<OpenedDatabase, 'database' | 'pool'> & { stores: Stores; hints: HintChannel },
  brands: Pick<Brands, 'served' | 'setAside'>,
): Metrics => {
  const metrics = createMetrics({ brandLimit: namedBrands });
  observePool(pool, (seconds) => metrics.poolWaitSeconds.observe(seconds));
  metrics.addSource({
    name: 'process',
    read: () => {
      const { used, idle, max, waiting } = readPoolState(pool);
      for (const [state, count] of Object.entries({ used, idle, max }))
        metrics.poolConnections.set({ state }, count);
      metrics.poolWaiting.set(waiting);
      for (const [store, opened] of Object.entries(stores))
        if (opened) metrics.storeUp.set({ store }, opened.isUp() ? 1 : 0);
      metrics.servedBrands.set({ state: 'served' }, brands.served().length);
      metrics.servedBrands.set({ state: 'setAside' }, brands.setAside().length);
    },
  });
  if (hints.isSet) metrics.addSource(hintSource(hints, metrics));
  metrics.addSource(businessSource(database, metrics));
  metrics.addSource(standingSource(database, metrics));
  return metrics;
};
