import { asksOf } from '#config/content/promotion-asks.ts';
import {
  announcementContent,
  announcementTypes,
  type Popup,
  type Banner,
  type Promotion,
} from '#api/announcements.ts';
import { readText, textLanguage } from '#domain/read-text.ts';
import { sql } from '../../base/database/sql.ts';
import { type Context, handle } from '../../base/endpoints/handler.ts';
import { readNotices } from './read-notices.ts';
import { announcedNow, shownNow } from '../../base/content/shown-now.ts';
import { secondsToChange } from './seconds-to-change.ts';
import { readSiteAssets } from '../../base/sites/read-site-assets.ts';

/** The banners of all groups in the merchant's order that are not over. */
const readBanners = async (context: Context): Promise<Banner[]> => {
  const { database, merchant, language } = context;
  const { fallback } = merchant.config.languages;
  const assets = await readSiteAssets(context.siteFolder);
  const rows = await database
    .selectFrom('banner')
    .selectAll()
    .where('merchantId', '=', merchant.id)
    .where(shownNow)
    .orderBy('position')
    .execute();
  return rows.map(({ id, groupName, title, subtitle, cta, art, link, linkageType }) => ({
    id,
    // The import checked it against the schema.
    groupName: groupName as Banner['groupName'],
    title: readText(title, language, fallback),
    subtitle: readText(subtitle, language, fallback),
    cta: readText(cta, language, fallback),
    language: textLanguage(title, language, fallback),
    url: assets[art] ?? '',
    link,
    linkageType,
  }));
};

/** The promotions that run now or are announced, and raffles that were held, in the merchant's order. */
const readPromotions = async (context: Context): Promise<Promotion[]> => {
  const { database, merchant, language } = context;
  const { fallback } = merchant.config.languages;
  const assets = await readSiteAssets(context.siteFolder);
  const rows = await database
    .selectFrom('promotion')
    .selectAll()
    .where('merchantId', '=', merchant.id)
    .where(announcedNow)
    .where((row) =>
      row.or([
        row('endsAt', 'is', null),
        row('endsAt', '>', new Date()),
        // The proof of a raffle is for everybody, as long as its file tells of it.
        sql<boolean>`exists (select from raffle where raffle.merchant_id = promotion.merchant_id
          and raffle.promotion_id = promotion.id)`,
      ]),
    )
    .orderBy('sequence')
    .orderBy('id')
    .execute();
  return rows.map(({ id, sequence, category, startsAt, endsAt, mechanic, art, ...texts }) => ({
    id,
    sequence,
    // The import checked it against the schema.
    category: category as Promotion['category'],
    title: readText(texts.title, language, fallback),
    summary: readText(texts.summary, language, fallback),
    content: readText(texts.content, language, fallback),
    language: textLanguage(texts.content, language, fallback),
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    mechanic: mechanic?.kind ?? null,
    ...asksOf(mechanic),
    announcementImages: [{ url: assets[art] ?? '', sequence: 1 }],
  }));
};

/** Everything that a page announces, or the parts that were asked for. */
export const announcementContentHandler = handle(announcementContent, async (input, context) => {
  const asked = new Set<string>(input.types?.split(',') ?? announcementTypes);
  const [changesIn, banners, player, popup, promotion] = await Promise.all([
    secondsToChange(context.database, context.merchant.id),
    asked.has('banners') ? readBanners(context) : [],
    asked.has('player') ? readNotices(context) : [],
    asked.has('popup') ? readPopups(context, input.execution) : [],
    asked.has('promotion') ? readPromotions(context) : [],
  ]);
  return { banners, player, popup, promotion, ...(changesIn !== null && { changesIn }) };
});

const readPopups = async (
  { database, merchant, language }: Context,
  execution: Popup['execution'] | undefined,
): Promise<Popup[]> => {
  const { fallback } = merchant.config.languages;
  let query = database
    .selectFrom('popup')
    .select(['id', 'execution', 'title', 'content', 'promotionType'])
    .where('merchantId', '=', merchant.id)
    .where(shownNow);
  if (execution) query = query.where('execution', '=', execution);
  const rows = await query.orderBy('position').execute();
  return rows.map(({ title, content, ...popup }) => ({
    ...popup,
    title: readText(title, language, fallback),
    content: readText(content, language, fallback),
    language: textLanguage(content, language, fallback),
  }));
};
