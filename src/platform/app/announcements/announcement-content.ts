import { announcementContent, announcementTypes, type Popup } from '#api/announcements.ts';
import { readText, textLanguage } from '#domain/read-text.ts';
import { type Context, handle } from '../../base/endpoints/handler.ts';
import { readBanners, readPromotions } from './read-banners.ts';
import { readNotices } from './read-notices.ts';

/** Everything that a page announces, or the parts that were asked for. */
export const announcementContentHandler = handle(announcementContent, async (input, context) => {
  const asked = new Set<string>(input.types?.split(',') ?? announcementTypes);
  const [banners, player, popup, promotion] = await Promise.all([
    asked.has('banners') ? readBanners(context) : [],
    asked.has('player') ? readNotices(context) : [],
    asked.has('popup') ? readPopups(context, input.execution) : [],
    asked.has('promotion') ? readPromotions(context) : [],
  ]);
  return { banners, player, popup, promotion };
});

const readPopups = async (
  { database, merchant, language }: Context,
  execution: Popup['execution'] | undefined,
): Promise<Popup[]> => {
  const { fallback } = merchant.config.languages;
  let query = database
    .selectFrom('popup')
    .select(['id', 'execution', 'title', 'content', 'promotionType'])
    .where('merchantId', '=', merchant.id);
  if (execution) query = query.where('execution', '=', execution);
  const rows = await query.orderBy('position').execute();
  return rows.map(({ title, content, ...popup }) => ({
    ...popup,
    title: readText(title, language, fallback),
    content: readText(content, language, fallback),
    language: textLanguage(content, language, fallback),
  }));
};
