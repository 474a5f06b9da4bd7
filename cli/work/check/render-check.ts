import { placeEach, sortIssues } from '#config/places/place-issues.ts';
import { plainText } from '../../base/terminal/plain-text.ts';
import { placeOf, renderIssues } from '../../base/terminal/render-issues.ts';
import { tint, tintData } from '../../base/terminal/print.ts';
import { FIRST, remedyOf, type FleetCheck } from './check-merchants.ts';
import type { Cause } from './group-issues.ts';

/** A cause with fewer issues is told issue by issue. */
const HANDFUL = 5;

const COLORS = { error: 'red', warning: 'yellow', note: 'cyan' } as const;

const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

/** One block for a cause: what, how often, the first places, and the one remedy. */
const renderCause = (cause: Cause): string => {
  const { code, severity, message, issues } = cause;
  const first = [...placeEach(issues.slice(0, FIRST)).values()];
  const [example] = first;
  const merchants = new Set(issues.map(({ merchant }) => merchant)).size;
  const fix = remedyOf(cause);
  const rest = issues.length - first.length;
  return [
    `${tint('bold', counted(issues.length, 'time'))} ${tint(COLORS[severity], severity)} ${plainText(message)} ${tint('dim', `[${code}]`)}`,
    `  in ${counted(merchants, 'merchant')}; the first:`,
    ...first.map((issue) => `  ${placeOf(issue)}`),
    ...(example?.frame === undefined ? [] : [example.frame]),
    ...(example?.suggestion ? [`  ${plainText(example.suggestion)}`] : []),
    ...(fix ? [`  ${tint('dim', `${fix.count} of them:`)} ${fix.command}`] : []),
    ...(rest > 0
      ? [`  ${tint('dim', `and ${rest.toLocaleString('en')} more: --json lists them`)}`]
      : []),
  ].join('\n');
};

/** What was found, for a person: rare issues one by one, then a block for each frequent cause. */
const renderFound = ({ causes }: FleetCheck): string[] => {
  const [rare, frequent] = [
    causes.filter(({ issues }) => issues.length < HANDFUL),
    causes.filter(({ issues }) => issues.length >= HANDFUL),
  ];
  const single = sortIssues([...placeEach(rare.flatMap(({ issues }) => issues)).values()]);
  // The end of a long report is what stays on the screen: the gravest comes last.
  const blocks = frequent.toReversed().map(renderCause);
  return [...(single.length > 0 ? [renderIssues(single)] : []), ...blocks];
};

const renderEnd = ({ codes, issues, errors, fixed = [] }: FleetCheck): string => {
  const right = fixed.reduce((sum, each) => sum + each.problems.length, 0);
  const rest = issues.length - errors;
  const put = right > 0 ? `${right} put right, ` : '';
  const more = rest > 0 ? `, ${rest} warnings and notes` : '';
  return `${codes.length} merchant${codes.length === 1 ? '' : 's'}, ${put}${errors} error${errors === 1 ? '' : 's'}${more}`;
};

/** What was put right, for a person: each issue, what changed in the file, which colors became the same. */
const renderFixed = ({ fixed = [] }: FleetCheck): string[] =>
  fixed.map(({ file, patch, problems, equal }) => {
    const gone = problems.map(
      ({ line, column, message }) =>
        `${tintData('bold', plainText(`${file}:${line}:${column}`))} ${tintData('green', 'fixed')} ${plainText(message)}`,
    );
    const changes = patch.map((operation) => {
      const value = 'value' in operation ? ` ${JSON.stringify(operation.value)}` : '';
      return plainText(`  ${operation.op} ${operation.path}${value}`);
    });
    const same = equal.map(
      ({ mode, color, tokens }) =>
        `  ${tintData('yellow', 'now the same')} in ${mode} mode: ${tokens.join(', ')} are all ${color}`,
    );
    return [...gone, ...changes, ...same].join('\n');
  });

/** The report of a check for a person to read. */
export const renderCheck = (check: FleetCheck): string =>
  [...renderFixed(check), ...renderFound(check), renderEnd(check)].join('\n\n');
