import { bonusDetails, type Bonus as BonusView } from '#api/bonuses.ts';
import { readText } from '#domain/read-text.ts';
import type { Bonus } from '../../base/database/bet-tables.ts';
import type { Database } from '../../base/database/tables.ts';
import { handle, type Merchant } from '../../base/endpoints/handler.ts';
import { isOlder } from '../../base/lists/beyond-end.ts';
import { countFormer, rowsBefore } from '../../base/lists/former-pages.ts';
import { cutNumbered, readNumberedEnd } from '../../base/lists/list-cursor.ts';
import { type Bound, readBoundGames } from './read-bound-games.ts';

interface Choice {
  merchantId: number;
  memberId: number;
  status?: Bonus['status'] | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** The member's bonuses, the newest first, and how bets count towards them. */
export const bonusDetailsHandler = handle(bonusDetails, async (input, context) => {
  const { database, merchant, session, language } = context;
  const { pageSize, status, from, to } = input;
  const { memberId } = session;
  const owner = { list: bonusDetails.name, merchantId: merchant.id, memberId };
  const after = readNumberedEnd(input.after, owner);
  const chosen = { merchantId: merchant.id, memberId, status, from, to };
  const skip = rowsBefore(input);
  const rows = await choose(database, chosen)
    .selectAll()
    .where(isOlder('id', after))
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .$if(skip > 0, (query) => query.offset(skip))
    .execute();
  const { items, next } = cutNumbered(rows, pageSize, owner);
  const boundOf = await readBoundGames(database, merchant, language, items.map(boundIn));
  const { fallback } = merchant.config.languages;
  return {
    list: items.map((row) => {
      const bound = boundOf(boundIn(row));
      return { ...viewBonus(row, language, fallback), ...(bound && { bound }) };
    }),
    next,
    ...(await countFormer(input, () =>
      choose(database, chosen)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
    )),
    ...contributionsOf(merchant),
  };
});

const choose = (database: Database, { merchantId, memberId, status, from, to }: Choice) =>
  database
    .selectFrom('bonus')
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', memberId)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'ACTIVE'))
    .$if(from !== undefined, (query) => query.where('grantedAt', '>=', new Date(from ?? 0)))
    .$if(to !== undefined, (query) => query.where('grantedAt', '<', new Date(to ?? 0)));

const contributionsOf = ({ config }: Merchant) => {
  const { contributions, minimumOdds } = config.withdrawals.turnover;
  const offered = new Set(config.categories.map(({ type }) => type));
  return {
    contributions: [...offered].map((gameType) => ({ gameType, percent: contributions[gameType] })),
    minimumOdds,
  };
};

const boundIn = ({ nodeIds, gameTypes, mostMinor }: Bonus): Bound => ({
  nodeIds,
  categories: gameTypes,
  mostMinor,
});

const viewBonus = (row: Bonus, language: string, fallback: string): Omit<BonusView, 'bound'> => ({
  id: row.id,
  title: readText(row.title, language, fallback),
  amountMinor: row.amountMinor,
  currency: row.currency,
  status: row.status,
  requiredMinor: row.requiredMinor,
  doneMinor: row.doneMinor,
  convertedMinor: row.convertedMinor,
  grantedAt: row.grantedAt.toISOString(),
  expiresAt: row.status === 'ACTIVE' ? (row.expiresAt?.toISOString() ?? null) : null,
  closedAt: row.closedAt?.toISOString() ?? null,
});
