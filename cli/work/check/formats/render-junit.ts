import type { Issue } from '#config/issues/issue.ts';
import type { CheckReport } from '../check-report.ts';

/** What XML 1.0 cannot hold in any form, halves of characters included. */
// oxlint-disable-next-line no-control-regex
const NOT_XML = /[^\u0009\u000A\u000D\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const escape = (text: string): string =>
  text
    .replace(NOT_XML, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/[\t\n\r]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const placeOf = ({ file, line, column }: Issue): string =>
  line > 0 ? `${file}:${line}:${column}` : file;

/** An error fails its case; what does not stop a build is told beside a case that passes. */
const caseOf = (issue: Issue): string => {
  const { code, severity, merchant, message, suggestion, pointer } = issue;
  const name = escape(`${code} ${placeOf(issue)}`);
  const text = escape([message, suggestion, pointer].filter(Boolean).join('\n'));
  const told =
    severity === 'error'
      ? `<failure type="${escape(code)}" message="${escape(message)}">${text}</failure>`
      : `<system-out>${escape(severity)}: ${text}</system-out>`;
  return `    <testcase classname="${escape(merchant || 'merchants')}" name="${name}">${told}</testcase>`;
};

const suiteOf = (merchant: string, issues: readonly Issue[]): string => {
  const failures = issues.filter(({ severity }) => severity === 'error').length;
  const cases = issues.map(caseOf);
  return [
    `  <testsuite name="${escape(merchant || 'merchants')}" tests="${cases.length}" failures="${failures}" errors="0">`,
    ...cases,
    '  </testsuite>',
  ].join('\n');
};

/**
 * A check as JUnit XML, for CI servers: a suite for each merchant, a case for each issue. A merchant
 * without issues has one case, which passes.
 */
export const renderJunit = ({ problems, codes }: CheckReport): string => {
  const byMerchant = Map.groupBy(problems, ({ merchant }) => merchant);
  const clean = codes.filter((code) => !byMerchant.has(code));
  const failures = problems.filter(({ severity }) => severity === 'error').length;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="livery check" tests="${problems.length + clean.length}" failures="${failures}" errors="0">`,
    ...[...byMerchant].map(([merchant, issues]) => suiteOf(merchant, issues)),
    ...clean.map(
      (code) =>
        `  <testsuite name="${escape(code)}" tests="1" failures="0" errors="0">\n    <testcase classname="${escape(code)}" name="check"></testcase>\n  </testsuite>`,
    ),
    '</testsuites>',
  ].join('\n');
};
