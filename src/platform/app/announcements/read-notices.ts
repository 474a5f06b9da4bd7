import type { Notice } from '#api/announcements.ts';
import { readText, textLanguage } from '#domain/read-text.ts';
import type { Context } from '../../base/endpoints/handler.ts';
import { shownNow } from '../../base/content/shown-now.ts';

/**
 * The notices that are published by now and not over, the newest first; a merchant has at most 500.
 *
 * @param audience whose they are: those of agents stand in the agent center alone
 */
export const readNotices = async (
  { database, merchant, language }: Context,
  audience: 'everyone' | 'agents' = 'everyone',
): Promise<Notice[]> => {
  const { fallback } = merchant.config.languages;
  const rows = await database
    .selectFrom('notice')
    .select(['id', 'title', 'content', 'publishedAt', 'promotionType'])
    .where('merchantId', '=', merchant.id)
    .where('audience', '=', audience)
    .where('publishedAt', '<=', new Date())
    .where(shownNow)
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id, title, content, publishedAt, promotionType }) => ({
    id,
    title: readText(title, language, fallback),
    content: readText(content, language, fallback),
    language: textLanguage(content, language, fallback),
    publishedAt: publishedAt.toISOString(),
    promotionType,
  }));
};
