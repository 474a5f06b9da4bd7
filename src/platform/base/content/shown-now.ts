import { sql } from '../database/sql.ts';

/** Of banners, notices and popups: shown from their beginning, if they have one, to their end, if they have one. */
export const shownNow = sql<boolean>`(starts_at is null or starts_at <= now()) and (ends_at is null or ends_at > now())`;

/** Of promotions: told of by now. What has not begun is announced, unless its file says from when. */
export const announcedNow = sql<boolean>`(announced_at is null or announced_at <= now())`;
