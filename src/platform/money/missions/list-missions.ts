import { type Mission, missions } from '#api/missions.ts';
import { readText } from '#domain/read-text.ts';
import { handle, type Merchant } from '../../base/endpoints/handler.ts';
import { LOTTERY_SET } from './lottery-set.ts';
import { type MemberMission, readMissions } from './read-missions.ts';

/** The missions of the member. */
export const missionsHandler = handle(
  missions,
  async (_input, { database, merchant, session, language }) => ({
    now: new Date().toISOString(),
    currency: merchant.config.currency,
    missions: (await readMissions(database, merchant, session.memberId)).map((each) =>
      toMission(each, merchant, language),
    ),
  }),
);

const toMission = (
  { setId, title, bonusTitle: _title, turnover, endsAt, points, ...mission }: MemberMission,
  { config }: Merchant,
  language: string,
): Mission => ({
  ...mission,
  ...(points !== null && { amountMinor: 0, points }),
  promotionId: setId === LOTTERY_SET ? null : setId,
  title: title && readText(title, language, config.languages.fallback),
  turnover: turnover ?? config.withdrawals.turnover.bonusTimes,
  endsAt: endsAt?.toISOString() ?? null,
});
