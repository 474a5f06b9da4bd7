import { placeEach, sortProblems } from '#config/places/place-findings.ts';
import type { Problem } from '#config/problems/problem.ts';
import { renderProblems } from '../../base/terminal/render-problems.ts';
import { tint, tintData } from '../../base/terminal/say.ts';
import { FIRST, remedyOf, type FleetCheck } from './check-merchants.ts';
import type { Cause } from './group-faults.ts';

/** A cause with fewer problems is told problem by problem. */
const HANDFUL = 5;

const COLORS = { error: 'red', warning: 'yellow', note: 'cyan' } as const;

const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

const placeOf = ({ file, line, column }: Problem): string => `${file}:${line}:${column}`;

/** One block for a cause: what, how often, the first places, and the one remedy. */
const renderCause = (cause: Cause): string => {
  const { code, severity, message, findings } = cause;
  const first = [...placeEach(findings.slice(0, FIRST)).values()];
  const [example] = first;
  const merchants = new Set(findings.map(({ merchant }) => merchant)).size;
  const fix = remedyOf(cause);
  const rest = findings.length - first.length;
  return [
    `${tint('bold', counted(findings.length, 'time'))} ${tint(COLORS[severity], severity)} ${message} ${tint('dim', `[${code}]`)}`,
    `  in ${counted(merchants, 'merchant')}; the first:`,
    ...first.map((problem) => `  ${placeOf(problem)}`),
    ...(example?.frame === undefined ? [] : [example.frame]),
    ...(example?.suggestion ? [`  ${example.suggestion}`] : []),
    ...(fix ? [`  ${tint('dim', `${fix.count} of them:`)} ${fix.command}`] : []),
    ...(rest > 0
      ? [`  ${tint('dim', `and ${rest.toLocaleString('en')} more: --json lists them`)}`]
      : []),
  ].join('\n');
};

/** What was found, for a person: rare problems one by one, then a block for each frequent cause. */
const renderFound = ({ causes }: FleetCheck): string[] => {
  const [rare, frequent] = [
    causes.filter(({ findings }) => findings.length < HANDFUL),
    causes.filter(({ findings }) => findings.length >= HANDFUL),
  ];
  const single = sortProblems([...placeEach(rare.flatMap(({ findings }) => findings)).values()]);
  // The end of a long report is what stays on the screen: the gravest comes last.
  const blocks = frequent.toReversed().map(renderCause);
  return [...(single.length > 0 ? [renderProblems(single)] : []), ...blocks];
};

const renderEnd = ({ codes, findings, errors, fixed = [] }: FleetCheck): string => {
  const right = fixed.reduce((sum, each) => sum + each.problems.length, 0);
  const rest = findings.length - errors;
  const put = right > 0 ? `${right} put right, ` : '';
  const more = rest > 0 ? `, ${rest} warnings and notes` : '';
  return `${codes.length} merchant${codes.length === 1 ? '' : 's'}, ${put}${errors} error${errors === 1 ? '' : 's'}${more}`;
};

/** What was put right, for a person: each problem, then what changed in the file. */
const renderFixed = ({ fixed = [] }: FleetCheck): string[] =>
  fixed.map(({ file, patch, problems }) => {
    const gone = problems.map(
      ({ line, column, message }) =>
        `${tintData('bold', `${file}:${line}:${column}`)} ${tintData('green', 'fixed')} ${message}`,
    );
    const changes = patch.map((operation) => {
      const value = 'value' in operation ? ` ${JSON.stringify(operation.value)}` : '';
      return `  ${operation.op} ${operation.path}${value}`;
    });
    return [...gone, ...changes].join('\n');
  });

/** The report of a check for a person to read. */
export const renderCheck = (check: FleetCheck): string =>
  [...renderFixed(check), ...renderFound(check), renderEnd(check)].join('\n\n');
