import type { Issue } from '#config/issues/issue.ts';
import type { CheckReport } from '../check-report.ts';
import { inWorkspace } from './in-workspace.ts';

/** GitHub shows so many annotations of a kind for one step; the rest would be dropped unsaid. */
const SHOWN = 10;

const KINDS = { error: 'error', warning: 'warning', note: 'notice' } as const;

/** A message of a workflow command; a line of its own would be another command. */
const escapeMessage = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string): string =>
  escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

const annotate = ({ code, severity, file, line, column, message, suggestion }: Issue): string => {
  const at = line > 0 ? [`line=${line}`, `col=${Math.max(1, column)}`] : [];
  const properties = [
    `file=${escapeProperty(inWorkspace(file))}`,
    ...at,
    `title=${escapeProperty(code)}`,
  ];
  const text = [message, suggestion].filter(Boolean).join(' ');
  return `::${KINDS[severity]} ${properties.join(',')}::${escapeMessage(text)}`;
};

/**
 * A check as workflow commands of GitHub Actions, which shows them beside the lines of a pull
 * request: the first ten of each severity, one for each cause before a second of any, then how many
 * there are.
 */
export const renderGithub = ({ merchants, errors, problems, groups }: CheckReport): string => {
  const firsts = new Set(groups.flatMap(({ first }) => first.slice(0, 1)));
  const ordered = [...firsts, ...problems.filter((issue) => !firsts.has(issue))];
  const shown = Object.keys(KINDS).flatMap((severity) =>
    ordered.filter((issue) => issue.severity === severity).slice(0, SHOWN),
  );
  const left = problems.length - shown.length;
  const more = left > 0 ? `, ${left} of them not shown beside their lines` : '';
  return [
    ...shown.map(annotate),
    `${merchants} merchants, ${errors} errors, ${problems.length - errors} warnings and notes${more}`,
  ].join('\n');
};
