import { mallItems } from '#api/point-mall.ts';
import { readText, textLanguage } from '#domain/read-text.ts';
import type { BoundTerms } from '../../base/database/bound-terms.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { readSiteAssets } from '../../base/sites/read-site-assets.ts';
import { type Bound, readBoundGames } from '../bonuses/read-bound-games.ts';
import { readRank } from '../ranks/read-rank.ts';
import { reachesRank } from './mall-rank.ts';
import { mallTurnover } from './mall-turnover.ts';
import { readShelf } from './mall-shelf.ts';

/** The catalogue, with what is left of each item and what the member may still have. */
export const mallItemsHandler = handle(mallItems, async (_input, context) => {
  const { database, merchant, session, language, siteFolder } = context;
  const { fallback } = merchant.config.languages;
  const [assets, rank, items] = await Promise.all([
    readSiteAssets(siteFolder),
    readRank(database, merchant, session.memberId),
    readShelf(database, { merchantId: merchant.id, memberId: session.memberId }),
  ]);
  const rankOf = (least: string | null) => {
    const step = merchant.config.ranks.steps.find((each) => each.id === least);
    if (!step) return null;
    const isReached = reachesRank(merchant, rank, least);
    return { name: readText(step.name, language, fallback), isReached };
  };
  const boundIn = (freeStake: BoundTerms | null): Bound => ({
    ...freeStake,
    mostMinor: freeStake?.winMostMinor ?? null,
  });
  const bounds = items.map(({ freeStake }) => boundIn(freeStake));
  const boundOf = await readBoundGames(database, merchant, language, bounds);
  return items.map(({ id, kind, category, title, text, art, freeStake, ...rest }) => {
    const bound = boundOf(boundIn(freeStake));
    return {
      id,
      kind,
      category,
      title: readText(title, language, fallback),
      text: readText(text, language, fallback),
      language: textLanguage(text, language, fallback),
      art: assets[art] ?? '',
      pricePoints: rest.pricePoints,
      amountMinor: rest.amountMinor,
      currency: merchant.config.currency,
      turnover: mallTurnover(merchant, { kind, freeStake }),
      ...(bound && { freeStake: bound }),
      left: rest.left,
      mayHave: rest.mayHave,
      leastRank: rankOf(rest.leastRank),
    };
  });
});
