import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import type { Issue } from '#config/issues/issue.ts';
import type { CheckReport } from '../check-report.ts';
import { renderGithub } from './render-github.ts';
import { renderJunit } from './render-junit.ts';
import { renderSarif } from './render-sarif.ts';

const issue = (over: Partial<Issue> = {}): Issue => ({
  code: 'config/value',
  severity: 'error',
  merchant: 'shwe',
  file: 'merchants/shwe/merchant.json',
  line: 3,
  column: 5,
  pointer: '/brand/name',
  message: 'It is wrong.',
  suggestion: '',
  ...over,
});

const report = (problems: Issue[]): CheckReport => ({
  ok: false,
  merchants: 2,
  codes: ['shwe', 'volt'],
  errors: problems.filter(({ severity }) => severity === 'error').length,
  problems,
  groups: [],
});

/** What somebody may have written into a merchant's file. */
const NASTY = 'a "<b>\u0000\u0007\uD800&]]>%0A\n::error file=x::';

test('a text from a file is no command of its own to GitHub', () => {
  const text = renderGithub(report([issue({ message: NASTY, file: 'a,b:c/merchant.json' })]));

  const [first, ...rest] = text.split('\n');
  expect(first).toContain('::error file=a%2Cb%3Ac/merchant.json,line=3,col=5,title=config/value::');
  expect(first).toContain('%250A%0A::error file=x::');
  expect(rest).toEqual(['2 merchants, 1 errors, 0 warnings and notes']);
});

test('of a severity ten are shown, and the rest is counted', () => {
  const many = Array.from({ length: 30 }, (_, at) =>
    issue({ line: at, severity: at < 15 ? 'error' : 'note' }),
  );

  const lines = renderGithub(report(many)).split('\n');

  expect(lines.filter((line) => line.startsWith('::error '))).toHaveLength(10);
  expect(lines.filter((line) => line.startsWith('::notice '))).toHaveLength(10);
  expect(lines.at(-1)).toContain('10 of them not shown');
});

test('JUnit stays XML whatever a text holds, and a merchant without issues passes', () => {
  const xml = renderJunit(report([issue({ message: NASTY })]));

  expect(XMLValidator.validate(xml)).toBe(true);
  // oxlint-disable-next-line no-control-regex
  expect(xml).not.toMatch(/[\u0000-\u0008\uD800]/u);
  const parsed = new XMLParser({ ignoreAttributes: false }).parse(xml);
  const [shwe, volt] = parsed.testsuites.testsuite;
  expect(shwe.testcase.failure['@_type']).toBe('config/value');
  expect(volt).toMatchObject({ '@_name': 'volt', '@_failures': '0' });
  expect(volt.testcase['@_name']).toBe('check');
});

test('a warning fails no case of JUnit', () => {
  const xml = renderJunit(report([issue({ severity: 'warning' })]));

  expect(xml).not.toContain('<failure');
  expect(xml).toContain('<system-out>warning: It is wrong.');
});

test('a whole file has no region in SARIF, and a name with a space stays one file', () => {
  const whole = issue({ line: 0, column: 0, file: 'merchants/sh we/merchant.json' });

  const { runs } = JSON.parse(renderSarif(report([whole]), '1.2.3'));

  const [{ results, tool }] = runs;
  expect(tool.driver.version).toBe('1.2.3');
  expect(results[0].locations[0].physicalLocation).toEqual({
    artifactLocation: { uri: 'merchants/sh%20we/merchant.json', uriBaseId: 'SRCROOT' },
  });
});

test('SARIF holds at most what GitHub takes, errors first, and says what is left out', () => {
  const many = Array.from({ length: 25_003 }, (_, at) =>
    issue({ line: at + 1, severity: at < 25_000 ? 'note' : 'error' }),
  );

  const { runs } = JSON.parse(renderSarif(report(many), '1.2.3'));

  const [{ results, invocations }] = runs;
  expect(results).toHaveLength(25_000);
  expect(results.slice(0, 4).map(({ level }: { level: string }) => level)).toEqual([
    'error',
    'error',
    'error',
    'note',
  ]);
  expect(invocations[0].toolExecutionNotifications[0].message.text).toContain('3 more issues');
});
