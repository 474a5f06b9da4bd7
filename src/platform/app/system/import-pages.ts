import { sanitiseLocalized } from '../../base/content/sanitise-html.ts';
import type { ImportContent } from '../../base/merchants/merchant-files.ts';

/** Writes a merchant's pages in place of what is there, their HTML sanitised. */
export const importPages: ImportContent = async (tx, { id: merchantId }, { pages }) => {
  await tx.deleteFrom('sitePage').where('merchantId', '=', merchantId).execute();
  const rows = pages.map(({ id, title, content }) => ({
    merchantId,
    id,
    title: JSON.stringify(title),
    content: JSON.stringify(sanitiseLocalized(content)),
  }));
  if (rows.length > 0) await tx.insertInto('sitePage').values(rows).execute();
};
