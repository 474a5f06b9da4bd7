import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/tables.ts';
import type { Merchant } from '../handler.ts';
import type { SiteRegistry } from '../sites/site-registry.ts';

/** What the vendors' calls work on. */
export interface VendorWorld {
  database: Database;
  /** Every brand, as it is configured at this moment. */
  merchants: () => readonly Merchant[];
  sites: SiteRegistry;
  log: FastifyBaseLogger;
}
