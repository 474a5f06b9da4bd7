import { toldFigures } from '#config/content/told-promotions.ts';
import type { Database } from '../../../base/database/tables.ts';
import type { Merchant } from '../../../base/endpoints/handler.ts';
import type { PromotionFigures } from './broadcast-template.ts';

/** The figures of a brand's promotions that have not ended, as its messages may name them. */
export const readPromotionFigures = async (
  database: Database,
  { id: merchantId, config }: Merchant,
): Promise<PromotionFigures> => {
  const rows = await database
    .selectFrom('promotion')
    .select(['id', 'category', 'mechanic', 'audience'])
    .where('merchantId', '=', merchantId)
    .where((row) => row.or([row('endsAt', 'is', null), row('endsAt', '>', new Date())]))
    .orderBy('id')
    .execute();
  const promotions = rows.map(({ id, category, mechanic, audience }) => ({
    id,
    // The import checked it against the schema.
    category: category as Parameters<typeof toldFigures>[0][number]['category'],
    ...(mechanic && { mechanic }),
    ...(audience && { audience }),
  }));
  return {
    currency: config.currency,
    figuresIn: (language) => toldFigures(promotions, config, language),
  };
};
