import type { Issue } from '#config/issues/issue.ts';
import { tint } from './print.ts';

const COLORS = { error: 'red', warning: 'yellow', note: 'cyan' } as const;

/** One issue: where, what, the lines around it, and what would be right. */
const renderIssue = ({
  code,
  severity,
  file,
  line,
  column,
  message,
  suggestion,
  frame,
  fix,
}: Issue): string => {
  const place = line > 0 ? `${file}:${line}:${column}` : file;
  const head = `${tint('bold', place)} ${tint(COLORS[severity], severity)} ${message} ${tint('dim', `[${code}]`)}`;
  const lines = [
    head,
    ...(frame ? [frame] : []),
    ...(suggestion ? [`  ${suggestion}`] : []),
    ...(fix ? [`  ${tint('dim', '--fix applies')} ${JSON.stringify(fix.patch)}`] : []),
  ];
  return lines.join('\n');
};

/** Issues for a person to read, the ones of a file together. */
export const renderIssues = (issues: readonly Issue[]): string =>
  issues.map(renderIssue).join('\n\n');
