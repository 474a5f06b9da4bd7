import { memberRankHandler } from '../../money/ranks/member-rank.ts';
import { creditReportHandler } from '../../money/standing/credit-report.ts';

/** The member's rank, and the page of the own standing. */
export const standingHandlers = {
  memberRank: memberRankHandler,
  creditReport: creditReportHandler,
};
