import type { EventSource } from './event-source.ts';
import { byMerchant } from './subscriber.ts';

/** Draws of before anybody listened are on the lotteries' pages. */
const LOOKBACK_MS = 60_000;

/** Tells everybody of a brand what its lotteries have drawn. */
export const createResultSource = (): EventSource => {
  const told = new Map<number, ReadonlySet<string>>();
  return async (database, subscribers) => {
    for (const { merchant, listening } of byMerchant(subscribers)) {
      const rows = await database
        .selectFrom('lotteryIssue as issue')
        .innerJoin('game', 'game.gameCode', 'issue.gameCode')
        .innerJoin('merchantVendor as shown', (join) =>
          join
            .onRef('shown.vendorCode', '=', 'game.vendorCode')
            .onRef('shown.gameType', '=', 'game.gameType'),
        )
        .where('shown.merchantId', '=', merchant.id)
        .where('issue.drawnAt', '>', new Date(Date.now() - LOOKBACK_MS))
        .where('issue.status', 'in', ['drawn', 'settled'])
        .select(['issue.gameCode', 'issue.issueNo', 'issue.result', 'issue.drawnAt'])
        .orderBy('issue.drawnAt')
        .execute();
      const before = told.get(merchant.id);
      told.set(merchant.id, new Set(rows.map(({ gameCode, issueNo }) => `${gameCode} ${issueNo}`)));
      if (!before) continue;
      for (const { gameCode, issueNo: issue, result, drawnAt } of rows) {
        if (before.has(`${gameCode} ${issue}`) || !result || !drawnAt) continue;
        const data = { gameCode, issue, result, drawnAt: drawnAt.toISOString() };
        for (const { send } of listening) send({ name: 'result', data });
      }
    }
  };
};
