import type { Problem } from '#config/problems/problem.ts';
import { tint } from './say.ts';

const COLORS = { error: 'red', warning: 'yellow', note: 'cyan' } as const;

/** One problem: where, what, the lines around it, and what would be right. */
const renderProblem = ({
  code,
  severity,
  file,
  line,
  column,
  message,
  suggestion,
  frame,
  fix,
}: Problem): string => {
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

/** Problems for a person to read, the ones of a file together. */
export const renderProblems = (problems: readonly Problem[]): string =>
  problems.map(renderProblem).join('\n\n');
