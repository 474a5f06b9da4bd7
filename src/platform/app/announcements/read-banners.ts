import type { Banner, Promotion } from '#api/announcements.ts';
import { readText, textLanguage } from '#domain/read-text.ts';
import type { Context } from '../../base/endpoints/handler.ts';
import { readSiteAssets } from './site-assets.ts';

/** The banners of all groups in the merchant's order. */
export const readBanners = async (context: Context): Promise<Banner[]> => {
  const { database, merchant, language } = context;
  const { fallback } = merchant.config.languages;
  const assets = await readSiteAssets(context.siteFolder);
  const rows = await database
    .selectFrom('banner')
    .selectAll()
    .where('merchantId', '=', merchant.id)
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

/** The promotions that run now or are announced, in the merchant's order. */
export const readPromotions = async (context: Context): Promise<Promotion[]> => {
  const { database, merchant, language } = context;
  const { fallback } = merchant.config.languages;
  const assets = await readSiteAssets(context.siteFolder);
  const rows = await database
    .selectFrom('promotion')
    .selectAll()
    .where('merchantId', '=', merchant.id)
    .where((row) => row.or([row('endsAt', 'is', null), row('endsAt', '>', new Date())]))
    .orderBy('sequence')
    .orderBy('id')
    .execute();
  return rows.map(({ id, sequence, category, startsAt, endsAt, art, ...texts }) => ({
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
    announcementImages: [{ url: assets[art] ?? '', sequence: 1 }],
  }));
};
