import type { Issue } from '#config/issues/issue.ts';
import { plainText } from './plain-text.ts';
import { tint } from './print.ts';

const COLORS = { error: 'red', warning: 'yellow', note: 'cyan' } as const;

/** Where an issue is: `merchants/shwe/merchant.json:12:5`; the file alone where there is no line. */
export const placeOf = ({ file, line, column }: Issue): string =>
  plainText(line > 0 ? `${file}:${line}:${column}` : file);

/** One issue: where, what, the lines around it, and what would be right. */
const renderIssue = (issue: Issue): string => {
  const { code, severity, message, suggestion, frame, fix } = issue;
  const head = `${tint('bold', placeOf(issue))} ${tint(COLORS[severity], severity)} ${plainText(message)} ${tint('dim', `[${code}]`)}`;
  const lines = [
    head,
    ...(frame ? [frame] : []),
    ...(suggestion ? [`  ${plainText(suggestion)}`] : []),
    ...(fix ? [`  ${tint('dim', '--fix applies')} ${plainText(JSON.stringify(fix.patch))}`] : []),
  ];
  return lines.join('\n');
};

/** Issues for a person to read, the ones of a file together. What a brand has written steers no terminal. */
export const renderIssues = (issues: readonly Issue[]): string =>
  issues.map(renderIssue).join('\n\n');
