import { catalogue } from '#catalogue/catalogue.ts';
import type { BoundTerms } from '../../base/database/bound-terms.ts';
import { closeBonus } from '../../money/bonuses/close-bonus.ts';
import { boundFrom, grantFreeStake } from '../../money/bonuses/grant-free-stake.ts';
import { placeBet } from '../../play/bets/place-bet.ts';
import { settleBet } from '../../play/bets/settle-bet.ts';
import type { DemoActor } from './demo-context.ts';

/** A free stake as the brand gives it by a promotion or in its points mall. */
interface Given extends BoundTerms {
  title: Record<string, string>;
  amountMinor: number;
}

/**
 * Gives the demo member, where the brand has free stakes, two of the past: one whose days ran out, and one that was
 * played through and became cash. What waits to be claimed comes of the member's own deposits.
 */
export const useDemoFreeStakes = async (actor: DemoActor): Promise<void> => {
  const given = await readGiven(actor);
  if (!given) return;
  const { database, merchant } = actor;
  const expired = await grant(actor, given, 'expired');
  if (expired === null) return;
  await database
    .transaction()
    .execute((tx) => closeBonus(tx, merchant, { id: expired }, 'EXPIRED'));
  if ((await grant(actor, given, 'used')) === null) return;
  for (let round = 1; round <= given.turnover; round += 1) await winBack(actor, given, round);
};

/** The first of the brand's promotions and items that gives a free stake. */
const readGiven = async ({ database, merchant }: DemoActor): Promise<Given | undefined> => {
  const promotions = await database
    .selectFrom('promotion')
    .select(['title', 'mechanic'])
    .where('merchantId', '=', merchant.id)
    .where('mechanic', 'is not', null)
    .orderBy('sequence')
    .execute();
  for (const { title, mechanic } of promotions)
    if (mechanic?.kind === 'freeStake') return { ...mechanic, title };
  const item = await database
    .selectFrom('mallItem')
    .select(['title', 'amountMinor', 'freeStake'])
    .where('merchantId', '=', merchant.id)
    .where('kind', '=', 'freeStake')
    .orderBy('position')
    .executeTakeFirst();
  if (!item?.freeStake || item.amountMinor === null) return undefined;
  return { ...item.freeStake, title: item.title, amountMinor: item.amountMinor };
};

/** Grants one of the past; null where another bonus is being played through, which it would wait for. */
const grant = async (
  { database, merchant, memberId }: DemoActor,
  { title, amountMinor, ...terms }: Given,
  name: 'expired' | 'used',
): Promise<number | null> => {
  const granted = await database.transaction().execute((tx) =>
    grantFreeStake(tx, merchant, {
      memberId,
      amountMinor,
      title,
      key: `demo free stake ${name} ${memberId}`,
      ...boundFrom(terms),
    }),
  );
  return granted.ok && !granted.replay && granted.status === 'ACTIVE' ? granted.id : null;
};

/** Plays a round on one of its games that wins as much as it stakes. */
const winBack = async (
  { database, merchant, memberId }: DemoActor,
  { games, categories, amountMinor }: Given,
  round: number,
): Promise<void> => {
  const game = catalogue.find(({ gameCode, gameType, vendor }) =>
    games
      ? games.includes(gameCode)
      : categories?.includes(gameType) &&
        merchant.config.categories.some(
          ({ type, vendors }) => type === gameType && vendors.some((each) => each === vendor),
        ),
  );
  if (!game) return;
  const { nodeId, gameType, vendor: vendorCode } = game;
  const name = `demo-free-stake-${round}`;
  const bet = { memberId, vendorCode, transactionId: `${name}-${memberId}` };
  const placed = await placeBet(database, merchant, {
    ...bet,
    roundId: name,
    gameType,
    nodeId,
    stakeMinor: amountMinor,
  });
  if (placed.ok) await settleBet(database, merchant, { ...bet, payoutMinor: amountMinor * 2 });
};
