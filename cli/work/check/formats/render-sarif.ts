import { pathToFileURL } from 'node:url';
import { issueRules } from '#config/issues/issue-rules.ts';
import type { Issue } from '#config/issues/issue.ts';
import type { CheckReport } from '../check-report.ts';
import { inWorkspace, workspaceDir } from './in-workspace.ts';

/** GitHub code scanning refuses a file with more results in a run. */
const MAX_RESULTS = 25_000;

const LEVELS = { error: 'error', warning: 'warning', note: 'note' } as const;

/** A path as a relative reference (RFC 3986): a name with a space or a sharp sign stays one file. */
const uriOf = (file: string): string =>
  inWorkspace(file).split(/[\\/]/).map(encodeURIComponent).join('/');

const resultOf = (issue: Issue, ruleIndexes: ReadonlyMap<string, number>) => {
  const { code, severity, merchant, file, line, column, pointer, message, suggestion } = issue;
  return {
    ruleId: code,
    ruleIndex: ruleIndexes.get(code) ?? -1,
    level: LEVELS[severity],
    message: { text: [message, suggestion].filter(Boolean).join(' ') },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: uriOf(file), uriBaseId: 'SRCROOT' },
          // Zero stands for the file as a whole, which the format says by leaving the region out.
          ...(line > 0 && { region: { startLine: line, startColumn: Math.max(1, column) } }),
        },
        logicalLocations: [{ fullyQualifiedName: pointer === '' ? '/' : pointer, kind: 'value' }],
      },
    ],
    // An issue stays the same one when lines above it change.
    partialFingerprints: { 'livery/v1': [code, uriOf(file), pointer].join(' ') },
    properties: { merchant },
  };
};

/**
 * A check as SARIF 2.1.0, for code scanning: every issue with its place, errors first where there
 * are more than GitHub takes.
 *
 * @param version of the command
 */
export const renderSarif = ({ problems }: CheckReport, version: string): string => {
  const ranked = [
    ...problems.filter(({ severity }) => severity === 'error'),
    ...problems.filter(({ severity }) => severity !== 'error'),
  ];
  const told = ranked.slice(0, MAX_RESULTS);
  const left = ranked.length - told.length;
  const codes = [...new Set(told.map(({ code }) => code))].toSorted();
  const ruleIndexes = new Map(codes.map((code, index) => [code as string, index]));
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'livery',
            version,
            rules: codes.map((code) => ({
              id: code,
              shortDescription: { text: issueRules[code].rule },
              defaultConfiguration: { level: LEVELS[issueRules[code].severity] },
            })),
          },
        },
        originalUriBaseIds: { SRCROOT: { uri: `${pathToFileURL(workspaceDir()).href}/` } },
        columnKind: 'utf16CodeUnits',
        invocations: [
          {
            executionSuccessful: true,
            ...(left > 0 && {
              toolExecutionNotifications: [
                {
                  level: 'warning',
                  message: { text: `${left} more issues are left out: livery check --json.` },
                },
              ],
            }),
          },
        ],
        results: told.map((issue) => resultOf(issue, ruleIndexes)),
      },
    ],
  };
  return JSON.stringify(log, null, 2);
};
