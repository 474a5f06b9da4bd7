import { memberRank } from '#api/standing.ts';
import { momentOf } from '#domain/lottery/zoned-time.ts';
import { keepPointsOf } from '#domain/rank-ladder.ts';
import { readText } from '#domain/read-text.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { readStanding } from './read-standing.ts';

/** The member's rank, the points towards the next one, and what every rank gives. */
export const memberRankHandler = handle(memberRank, async (_input, context, refuse) => {
  const { database, merchant, session, language } = context;
  const { ranks, languages, timeZone } = merchant.config;
  const standing = await readStanding(database, merchant, session.memberId);
  if (!standing) return refuse('ranks_off');
  const { countDays, keepDays, bonusTurnover, birthdayDays, steps } = ranks;
  return {
    ...standing,
    heldUntil: standing.heldUntil && momentOf(standing.heldUntil, 0, timeZone).toISOString(),
    countDays,
    keepDays,
    bonusTurnover,
    birthdayDays,
    steps: steps.map((step) => ({
      ...step,
      name: readText(step.name, language, languages.fallback),
      keepPoints: keepPointsOf(step),
      withdrawalMaximumMinor: step.withdrawalMaximumMinor ?? null,
      dailyMaximumMinor: step.dailyMaximumMinor ?? null,
      dailyCount: step.dailyCount ?? null,
      host: step.id === standing.rank ? (step.host ?? null) : null,
    })),
  };
});
