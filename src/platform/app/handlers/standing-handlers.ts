import type * as standingApi from '#api/standing.ts';
import type { HandlersOf } from '../../base/endpoints/handler.ts';
import { memberRankHandler } from '../../money/ranks/member-rank.ts';
import { creditReportHandler } from '../../money/standing/credit-report.ts';

/** The member's rank, and the page of the own standing. */
export const standingHandlers: HandlersOf<typeof standingApi> = {
  memberRank: memberRankHandler,
  creditReport: creditReportHandler,
};
