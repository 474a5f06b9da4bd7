import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../base/database/tables.ts';
import type { HintChannel } from '../../base/hints/hint-channel.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import type { SiteRegistry } from '../../base/merchants/site-registry.ts';

/** What the vendors' calls work on. */
export interface VendorContext {
  database: Database;
  /** Every brand, as it is configured at this moment. */
  merchants: () => readonly Merchant[];
  sites: SiteRegistry;
  hints: HintChannel;
  log: FastifyBaseLogger;
}
