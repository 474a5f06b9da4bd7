import { sanitiseLocalized } from '../content/sanitise-html.ts';
import type { ImportContent } from './merchant-files.ts';

/** Writes a merchant's help articles, their HTML sanitised. */
export const importHelp: ImportContent = async (tx, merchant, { help }) => {
  await tx.deleteFrom('helpArticle').where('merchantId', '=', merchant.id).execute();
  if (help.length === 0) return;
  await tx
    .insertInto('helpArticle')
    .values(
      help.map((article, position) => ({
        merchantId: merchant.id,
        id: article.id,
        groupName: article.group,
        position,
        title: JSON.stringify(article.title),
        content: JSON.stringify(sanitiseLocalized(article.content)),
      })),
    )
    .execute();
};
