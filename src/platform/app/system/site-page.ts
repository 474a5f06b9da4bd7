import { sitePage } from '#api/system.ts';
import { readText, textLanguage } from '#domain/read-text.ts';
import { handle } from '../../base/endpoints/handler.ts';

/** A page of the brand's own words, in the asked language or else in the merchant's fallback. */
export const sitePageHandler = handle(sitePage, async ({ id }, context, refuse) => {
  const { database, merchant, language } = context;
  const { pages, languages } = merchant.config;
  const row = await database
    .selectFrom('sitePage')
    .select(['title', 'content'])
    .where('merchantId', '=', merchant.id)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || !pages.includes(id)) return refuse('page_unknown');
  return {
    title: readText(row.title, language, languages.fallback),
    content: readText(row.content, language, languages.fallback),
    language: textLanguage(row.content, language, languages.fallback),
  };
});
