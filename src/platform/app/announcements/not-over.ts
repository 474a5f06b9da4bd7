import { sql } from '../../base/database/sql.ts';

/** Of banners, notices and popups: what has an end is shown until then. */
export const notOver = sql<boolean>`(ends_at is null or ends_at > now())`;
