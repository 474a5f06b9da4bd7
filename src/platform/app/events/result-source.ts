import type { Database } from '../../base/database/tables.ts';
import type { EventSource } from './event-source.ts';
import { byMerchant } from './subscriber.ts';

/** Draws of long before anybody listened are on the lotteries' pages. */
const LOOKBACK_MS = 60_000;

/** A first look comes a while after who made it come, and the page of that one had asked before it listened: no draw in between is missed. */
const FIRST_LOOKBACK_MS = 10_000;

/** Tells everybody of a brand what its lotteries have drawn; one query for all brands. */
export const createResultSource = (): EventSource => {
  const told = new Map<number, ReadonlySet<string>>();
  return async (database, subscribers) => {
    const brands = byMerchant(subscribers);
    const rows = await readDrawn(
      database,
      brands.map(({ merchant }) => merchant.id),
    );
    const drawn = Map.groupBy(rows, ({ merchantId }) => merchantId);
    for (const { merchant, listening } of brands) {
      const own = drawn.get(merchant.id) ?? [];
      const before = told.get(merchant.id);
      told.set(merchant.id, new Set(own.map(({ gameCode, issueNo }) => `${gameCode} ${issueNo}`)));
      const since = before ? 0 : Date.now() - FIRST_LOOKBACK_MS;
      for (const { gameCode, issueNo: issue, result, drawnAt } of own) {
        if (before?.has(`${gameCode} ${issue}`) || !result || !drawnAt) continue;
        if (drawnAt.getTime() < since) continue;
        const data = { gameCode, issue, result, drawnAt: drawnAt.toISOString() };
        for (const { send } of listening) send({ name: 'result', data });
      }
    }
  };
};

const readDrawn = (database: Database, merchantIds: readonly number[]) =>
  database
    .selectFrom('lotteryIssue as issue')
    .innerJoin('game', 'game.gameCode', 'issue.gameCode')
    .innerJoin('merchantVendor as shown', (join) =>
      join
        .onRef('shown.vendorCode', '=', 'game.vendorCode')
        .onRef('shown.gameType', '=', 'game.gameType'),
    )
    .where('shown.merchantId', 'in', merchantIds)
    .where('issue.drawnAt', '>', new Date(Date.now() - LOOKBACK_MS))
    .where('issue.status', 'in', ['drawn', 'settled'])
    .select(['shown.merchantId', 'issue.gameCode', 'issue.issueNo', 'issue.result'])
    .select('issue.drawnAt')
    .orderBy('issue.drawnAt')
    .execute();
