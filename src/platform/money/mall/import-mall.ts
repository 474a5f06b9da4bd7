import type { MallItem } from '#generated/merchant-content.ts';
import type { ImportContent } from '../../base/merchants/merchant-files.ts';

/** The terms of a free stake as they are stored. */
const freeStakeOf = (gives: MallItem['gives']): string | null => {
  if (gives.kind !== 'freeStake') return null;
  const { games, categories, turnover, winMostMinor } = gives;
  return JSON.stringify({ games, categories, turnover, winMostMinor });
};

/** Writes the catalogue of a merchant's points mall in place of what is there; what was given out stays counted. */
export const importMall: ImportContent = async (tx, { id: merchantId }, { pointMall }) => {
  await tx.deleteFrom('mallItem').where('merchantId', '=', merchantId).execute();
  const rows = pointMall.map(({ id, title, text, art, category, gives, ...rest }, position) => ({
    merchantId,
    id,
    position,
    kind: gives.kind,
    category,
    title: JSON.stringify(title),
    text: JSON.stringify(text),
    art,
    pricePoints: rest.pricePoints,
    amountMinor: gives.kind === 'goods' ? null : gives.amountMinor,
    freeStake: freeStakeOf(gives),
    stock: rest.stock ?? null,
    perMember: rest.perMember ?? null,
    leastRank: rest.leastRank ?? null,
  }));
  if (rows.length > 0) await tx.insertInto('mallItem').values(rows).execute();
};
