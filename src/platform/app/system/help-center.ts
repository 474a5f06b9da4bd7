import { type HelpArticle, helpCenter } from '#api/system.ts';
import { readText, textLanguage } from '#domain/read-text.ts';
import { handle } from '../../base/endpoints/handler.ts';

/** The help articles, each in the asked language or else in the merchant's fallback. */
export const helpCenterHandler = handle(helpCenter, async (_input, context) => {
  const { database, merchant, language } = context;
  const { fallback } = merchant.config.languages;
  const rows = await database
    .selectFrom('helpArticle')
    .select(['id', 'groupName', 'title', 'content'])
    .where('merchantId', '=', merchant.id)
    .orderBy('position')
    .execute();
  return {
    articles: rows.map(({ id, groupName, title, content }) => ({
      id,
      // The import checked it against the schema.
      group: groupName as HelpArticle['group'],
      title: readText(title, language, fallback),
      content: readText(content, language, fallback),
      language: textLanguage(content, language, fallback),
    })),
  };
});
