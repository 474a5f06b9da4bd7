import type { SiteEventOf } from '#api/events.ts';
import type { LotteryIssue } from '#api/lottery.ts';
import type { CourseCode } from '#domain/lottery/course.ts';
import { courses } from '#domain/lottery/courses.ts';

/** A draw with the numbers that the event stream reported since it was fetched; fetched numbers
 * win. */
export const withLiveResult = (
  issue: LotteryIssue,
  drawn: SiteEventOf<'result'> | undefined,
  course: CourseCode,
): LotteryIssue => {
  if (issue.result !== null || drawn?.issue !== issue.issueNo) return issue;
  const result = courses[course].tiers.map(({ key }, index) => ({
    tier: key,
    numbers: drawn.result[index] ?? [],
  }));
  return { ...issue, state: 'drawn', drawsAt: drawn.drawnAt, result };
};
