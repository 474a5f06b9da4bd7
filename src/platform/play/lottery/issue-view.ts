import type { DrawnTiers, LotteryIssue } from '#api/lottery.ts';
import type { CourseCode } from '#domain/lottery/course.ts';
import { courses } from '#domain/lottery/courses.ts';
import type { Issue } from '../../base/database/lottery-tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';

/** What of an issue may be read while its seed is secret. */
export const shownIssueColumns = [
  'gameCode',
  'issueNo',
  'drawsAt',
  'status',
  'result',
] as const satisfies readonly (keyof Issue)[];

export type ShownIssue = Pick<Issue, (typeof shownIssueColumns)[number]>;

/** When a brand stops selling tickets of a draw. */
export const closesAtOf = ({ config }: Merchant, drawsAt: Date): Date =>
  new Date(drawsAt.getTime() - config.lottery.salesCloseSeconds * 1000);

/** A draw's numbers with the names of their tiers. */
export const toTiers = (course: CourseCode, result: string[][] | null): DrawnTiers | null =>
  result &&
  courses[course].tiers.map(({ key }, at) => ({ tier: key, numbers: [...(result[at] ?? [])] }));

/** A draw as the calls answer it, with the hours of this brand. */
export const toIssue = (
  merchant: Merchant,
  course: CourseCode,
  { issueNo, drawsAt, status, result }: ShownIssue,
  now: Date,
): LotteryIssue => {
  const closesAt = closesAtOf(merchant, drawsAt);
  return {
    issueNo,
    state: status === 'open' && closesAt <= now ? 'closed' : status,
    closesAt: closesAt.toISOString(),
    drawsAt: drawsAt.toISOString(),
    result: toTiers(course, result),
  };
};
