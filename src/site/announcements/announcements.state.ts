import {
  announcementContent,
  type Notice,
  type Popup,
  type Promotion,
} from '#api/announcements.ts';
import type { ValueOf } from '#api/endpoint.ts';
import type { LanguageCode } from '#generated/merchant-config.ts';

import type { Refused } from '../client/outcome.ts';
import { remoteQuery } from '../remote/remote-query.ts';

/** What the pages of the site announce, in one language. */
export interface Announcements {
  banners: ValueOf<typeof announcementContent>['banners'];
  notices: Notice[];
  promotions: Promotion[];
  /** When to ask again, in milliseconds since 1970 by this browser's clock: something begins or ends to be shown then. */
  changesAt?: number;
}

/** The platform on which the site asks, as the vendors of such content name it. */
const PLATFORM = 'WEB';

/** Not all open pages ask in the same second. */
const SPREAD_SECONDS = 10;

/** Banners, notices and promotions: one call for all pages. */
export const announcementsQuery = remoteQuery<{ language: LanguageCode }, Announcements>(
  async (call, { language }): Promise<{ ok: true; value: Announcements } | Refused> => {
    const outcome = await call(announcementContent, {
      types: 'banners,player,promotion',
      platform: PLATFORM,
      language,
    });
    if (!outcome.ok) return outcome;
    const { banners, player, promotion, changesIn } = outcome.value;
    const promotions = inSequence(promotion);
    const changesAt = changesIn && Date.now() + (changesIn + Math.random() * SPREAD_SECONDS) * 1000;
    return {
      ok: true,
      value: { banners, notices: player, promotions, ...(changesAt && { changesAt }) },
    };
  },
);

/** The announcement popups of one user type. */
export const popupsQuery = remoteQuery<
  { language: LanguageCode; execution: Popup['execution'] },
  Popup[]
>(async (call, { language, execution }) => {
  const outcome = await call(announcementContent, {
    types: 'popup',
    platform: PLATFORM,
    execution,
    language,
  });
  return outcome.ok ? { ok: true, value: outcome.value.popup } : outcome;
});

/** Promotions as the merchant has put them: lower numbers first. */
export const inSequence = (promotions: readonly Promotion[]): Promotion[] =>
  promotions.toSorted((one, other) => one.sequence - other.sequence);
