import { sql } from '../../base/database/sql.ts';

/** What a new round is written with, in this order. */
export const ROUND_COLUMNS = sql.raw(
  'merchant_id, promotion_id, title, audience, currency, pool_minor, count, least_minor, turnover, limits, budget_minor, opens_at, closes_at',
);
