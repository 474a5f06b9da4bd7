import { pointerTo, type UnplacedIssue } from '../issues/issue.ts';

/** When something is told of, begins and ends; RFC 3339. */
interface Times {
  announcedAt?: string;
  startsAt?: string;
  endsAt?: string;
}

/** Checks that what a file shows for a time ends after it begins, and begins no earlier than it is announced. */
export const checkTimes = (what: string, items: readonly Times[], file: string): UnplacedIssue[] =>
  items.flatMap(({ announcedAt, startsAt, endsAt }, index): UnplacedIssue[] => {
    const issue = (name: keyof Times, message: string): UnplacedIssue => ({
      code: 'content/window',
      file,
      pointer: pointerTo('/items', index, name),
      message,
    });
    const issues: UnplacedIssue[] = [];
    if (isAfter(announcedAt, startsAt))
      issues.push(
        issue(
          'announcedAt',
          `The ${what} would be announced (${announcedAt}) after it begins (${startsAt}).`,
        ),
      );
    const begins = startsAt ?? announcedAt;
    if (begins !== undefined && endsAt !== undefined && !isAfter(endsAt, begins))
      issues.push(
        issue('endsAt', `The ${what} would end (${endsAt}) before it begins (${begins}).`),
      );
    return issues;
  });

const isAfter = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && Date.parse(one) > Date.parse(other);
