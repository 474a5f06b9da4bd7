import type { BetRecord } from '#api/records.ts';
import { gameType } from '#api/games.ts';
import { betState } from '#domain/bet-state.ts';
import type { LanguageCode } from '#generated/merchant-config.ts';
import type { Database } from '../../base/database/tables.ts';

/** Joins bets with the names of their vendors and games. */
export const selectNamedBets = (database: Database, merchantId: number) =>
  database
    .selectFrom('bet')
    .leftJoin('vendor', 'vendor.code', 'bet.vendorCode')
    .leftJoin('game', 'game.nodeId', 'bet.nodeId')
    .where('bet.merchantId', '=', merchantId)
    .select([
      'bet.id',
      'bet.status',
      'bet.placedAt',
      'bet.settledAt',
      'bet.voidedAt',
      'bet.gameType',
      'bet.vendorCode',
      'bet.odds',
      'bet.pick',
      'bet.stakeMinor',
      'bet.payoutMinor',
      'bet.keptPayoutMinor',
      'bet.validMinor',
      'bet.transactionId',
      'bet.nodeId',
      'bet.roundId',
      'vendor.name as vendorName',
      'game.names as gameNames',
    ]);

type NamedBet = Awaited<ReturnType<ReturnType<typeof selectNamedBets>['execute']>>[number];

/** What a bet has brought its member, in minor units: what the house kept of a payout is none of it; null while it is open. */
const broughtMinor = ({ payoutMinor, keptPayoutMinor }: NamedBet): number | null =>
  payoutMinor === null ? null : payoutMinor - keptPayoutMinor;

/** A bet as its member sees it. */
export const toBetRecord = (bet: NamedBet, language: LanguageCode): BetRecord => ({
  id: String(bet.id),
  state: betState(bet.status, bet.stakeMinor, broughtMinor(bet)),
  placedAt: bet.placedAt.toISOString(),
  settledAt: (bet.voidedAt ?? bet.settledAt)?.toISOString() ?? null,
  gameType: gameType.parse(bet.gameType),
  vassalage: bet.vendorCode,
  vendorName: bet.vendorName ?? bet.vendorCode,
  gameName: bet.gameNames?.[language] ?? bet.gameNames?.['en'] ?? null,
  pick: bet.pick,
  odds: bet.odds === null ? null : Number(bet.odds),
  stakeMinor: bet.stakeMinor,
  payoutMinor: bet.status === 'settled' ? (broughtMinor(bet) ?? 0) : 0,
  validBetMinor: bet.status === 'settled' ? bet.validMinor : 0,
  reference: bet.transactionId,
  hasReplay:
    bet.status === 'settled' &&
    bet.gameType !== 'LOTT' &&
    bet.nodeId !== null &&
    bet.roundId !== null,
});
