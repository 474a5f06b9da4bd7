import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, expect, test } from 'vitest';
import type { Values } from '#config/testing/temporary-merchants.ts';
import { issueRules } from '#config/issues/issue-rules.ts';
import { makeFixture } from './build-fixture.ts';
import { requestLivery } from './request-livery.ts';

const fleet = makeFixture(14);
afterAll(fleet.remove);

const [odd = '', plain = '', wordy = ''] = fleet.codes;
fleet.edit(odd, (value) => {
  (value as Values)['currency'] = 'XXA';
});
for (const code of fleet.codes.slice(2))
  fleet.edit(code, (value) => {
    (value as Values)['site'].mainDomain = 'else.example';
  });

interface Suites {
  '@_tests': string;
  '@_failures': string;
  testsuite: {
    testcase: { '@_classname': string; '@_name': string; failure?: unknown }[];
  }[];
}

const check = (...args: string[]) =>
  requestLivery(['check', '--merchants', fleet.merchants, ...args]);

interface Sarif {
  version: string;
  runs: {
    tool: { driver: { name: string; rules: { id: string }[] } };
    results: {
      ruleId: string;
      ruleIndex: number;
      level: string;
      message: { text: string };
      locations: {
        physicalLocation: {
          artifactLocation: { uri: string };
          region?: { startLine: number; startColumn: number };
        };
      }[];
      partialFingerprints: Record<string, string>;
      properties: { merchant: string };
    }[];
  }[];
}

test('SARIF names each issue’s rule, file, line and column', async () => {
  const { code, stdout } = await check('--format', 'sarif');
  const { problems } = JSON.parse((await check('--json')).stdout);

  const sarif = JSON.parse(stdout) as Sarif;

  expect(code).toBe(1);
  expect(sarif.version).toBe('2.1.0');
  const [run] = sarif.runs;
  expect(run?.results).toHaveLength(problems.length);
  const currency = run?.results.find(({ ruleId }) => ruleId === 'config/currency');
  expect(currency).toMatchObject({ level: 'error', properties: { merchant: odd } });
  const [place] = currency?.locations ?? [];
  expect(place?.physicalLocation.artifactLocation.uri).toMatch(/merchant\.json$/);
  const told = problems.find((each: { code: string }) => each.code === 'config/currency');
  expect(place?.physicalLocation.region).toEqual({
    startLine: told.line,
    startColumn: told.column,
  });
  for (const { ruleId, ruleIndex } of run?.results ?? []) {
    expect(run?.tool.driver.rules[ruleIndex]?.id).toBe(ruleId);
    expect(issueRules).toHaveProperty([ruleId]);
  }
  const prints = run?.results.map(({ partialFingerprints }) => partialFingerprints['livery/v1']);
  expect(new Set(prints).size).toBe(prints?.length);
});

test('annotations of GitHub stand one to a line, ten of a severity, and say how many are left', async () => {
  const { code, stdout } = await check('--format', 'github');

  const lines = stdout.trimEnd().split('\n');
  const annotations = lines.filter((line) => line.startsWith('::'));
  expect(code).toBe(1);
  expect(annotations.filter((line) => line.startsWith('::error '))).toHaveLength(10);
  expect(annotations[0]).toMatch(/^::error file=[^,]+merchant\.json,line=\d+,col=\d+,title=\S+::./);
  // One of each cause, before a second of the frequent one.
  expect(annotations.some((line) => line.includes('title=config/currency'))).toBe(true);
  expect(annotations.some((line) => line.startsWith('::error::'))).toBe(false);
  expect(lines.at(-1)).toMatch(/^14 merchants, \d+ errors, .* not shown beside their lines$/);
});

test('JUnit has a suite for each merchant, failures for errors, and is XML', async () => {
  const { code, stdout } = await check('--format', 'junit');

  expect(XMLValidator.validate(stdout)).toBe(true);
  expect(code).toBe(1);
  const { testsuites } = new XMLParser({
    ignoreAttributes: false,
    isArray: (name) => ['testsuite', 'testcase'].includes(name),
  }).parse(stdout) as { testsuites: Suites };
  const cases = testsuites.testsuite.flatMap(({ testcase }) => testcase);
  expect(testsuites.testsuite).toHaveLength(14);
  expect(cases).toHaveLength(Number(testsuites['@_tests']));
  expect(cases.filter(({ failure }) => failure)).toHaveLength(Number(testsuites['@_failures']));
  expect(cases.some((each) => each['@_classname'] === plain && each.failure)).toBe(false);
  expect(cases.some((each) => each['@_classname'] === wordy && each.failure)).toBe(true);
});

test('a format and --json exclude each other, and so does a format that is none', async () => {
  const both = await check('--format', 'sarif', '--json');
  const none = await check('--format', 'xml');

  expect([both.code, none.code]).toEqual([2, 2]);
  expect(none.stderr).toContain('sarif, github, junit');
});
