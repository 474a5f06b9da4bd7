import type { SiteEventOf } from '#api/events.ts';
import type { LotteryIssue } from '#api/lottery.ts';
import type { CourseCode } from '#domain/lottery/course.ts';
import { courses } from '#domain/lottery/courses.ts';

/** A draw with the numbers that were heard of it meanwhile; what the platform answered stands. */
export const withHeard = (
  issue: LotteryIssue,
  heard: SiteEventOf<'result'> | undefined,
  course: CourseCode,
): LotteryIssue => {
  if (issue.result !== null || heard?.issue !== issue.issueNo) return issue;
  const result = courses[course].tiers.map(({ key }, index) => ({
    tier: key,
    numbers: heard.result[index] ?? [],
  }));
  return { ...issue, state: 'drawn', drawsAt: heard.drawnAt, result };
};
