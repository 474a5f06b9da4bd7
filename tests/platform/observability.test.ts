import { execFile } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { provideDebianProgram } from '../../scripts/debian/provide-program.ts';
import { namesIn, readFigures } from '../support/figures.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { root } from '../support/source-files.ts';

const folder = path.join(root, 'deploy', 'observability');
const runbooks = path.join(folder, 'runbooks');
const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

interface Alert {
  alert: string;
  expr: string;
  for: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}

const alerts = (parse(read('alerts.yml')) as { groups: { rules: Alert[] }[] }).groups.flatMap(
  ({ rules }) => rules,
);
const dashboard = JSON.parse(read('dashboard.json')) as {
  panels: { title: string; targets: { expr: string }[] }[];
  templating: { list: { query: string }[] };
};
const promtool = await provideDebianProgram('prometheus', ['prometheus']);
const reason = 'missing' in promtool ? promtool.missing : '';

let platform: TestPlatform;
let names: ReadonlySet<string>;

beforeAll(async () => {
  platform = await startTestPlatform([buildMerchant('alpha')], { metrics: { port: 0 } });
  names = namesIn(await readFigures(platform));
});

afterAll(() => platform.close());

/** The figures that an expression names, as they are declared: without what a histogram adds. */
const namedIn = (expression: string): string[] =>
  [...expression.matchAll(/\b(?:livery|nodejs|process)_\w+/g)].map(([name]) =>
    names.has(name) ? name : name.replace(/_(?:bucket|count|sum)$/, ''),
  );

const missingIn = (expressions: readonly string[]): string[] =>
  expressions.flatMap(namedIn).filter((name) => !names.has(name));

test('every figure that an alert or the dashboard names is told at /metrics', () => {
  const drawn = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  const asked = [...alerts.map(({ expr }) => expr), ...drawn];

  expect(asked.length).toBeGreaterThan(40);
  expect(missingIn(asked)).toEqual([]);
  expect(missingIn(dashboard.templating.list.map(({ query }) => query))).toEqual([]);
  expect(missingIn(['rate(livery_no_such_total[5m])'])).toEqual(['livery_no_such_total']);
});

test('every figure of ours is on the dashboard', () => {
  const drawn = new Set(
    dashboard.panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => namedIn(expr))),
  );
  // The count of what is drawn as money, and a moment that is drawn as an age.
  const left = [
    'livery_payouts_total',
    'livery_voided_stakes_minor_total',
    'livery_job_last_success_timestamp_seconds',
  ];

  const ours = [...names].filter((name) => name.startsWith('livery_'));
  expect(ours.filter((name) => !drawn.has(name)).toSorted()).toEqual(left.toSorted());
});

test('every alert and every finding of the doctor has its page, and every page is named', () => {
  const named = alerts.map(({ annotations }) => annotations.runbook);
  const ofDoctor = [
    ...globSync('src/platform/app/doctor/*.ts', { cwd: root }),
    'cli/work/doctor/examine-disk.ts',
  ].flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/Livery[A-Z]\w+/g)].map(
      ([name]) => name,
    ),
  );

  for (const { alert, annotations, labels } of alerts) {
    expect(annotations.runbook).toBe(`deploy/observability/runbooks/${alert}.md`);
    expect(annotations.summary).toMatch(/\.$/);
    expect(['page', 'warn']).toContain(labels.severity);
  }
  for (const page of named) expect([page, existsSync(path.join(root, page))]).toEqual([page, true]);
  const pages = readdirSync(runbooks).map((name) => path.basename(name, '.md'));
  const wanted = new Set([...alerts.map(({ alert }) => alert), ...ofDoctor]);
  expect(ofDoctor.length).toBeGreaterThan(4);
  expect(pages.toSorted()).toEqual([...wanted].toSorted());
  for (const page of pages)
    expect(readFileSync(path.join(runbooks, `${page}.md`), 'utf8')).toMatch(
      /^# .+\n\n[\s\S]+\*\*What it means\.\*\*[\s\S]+\*\*What to do\.\*\*\n\n1\. /,
    );
});

const runWith = async (input: string, ...args: string[]) => {
  if ('missing' in promtool) throw new Error(promtool.missing);
  const program = path.join(promtool.folder, 'usr', 'bin', 'promtool');
  const ended = promisify(execFile)(program, args, { cwd: folder });
  ended.child.stdin?.end(input);
  return ended.then(
    ({ stdout, stderr }) => ({ code: 0, said: `${stdout}${stderr}` }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      said: `${error.stdout}${error.stderr}`,
    }),
  );
};

const run = (...args: string[]) => runWith('', ...args);

test.skipIf(reason !== '')('Prometheus takes its configuration and all figures', async () => {
  expect(await run('check', 'config', 'prometheus.yml')).toMatchObject({ code: 0 });
  // The library of the usual figures of Node calls three of them `_total` that are no counters.
  const ours = (await readFigures(platform)).replaceAll(/^.*\bnodejs_active_.*\n/gm, '');
  expect(ours).toContain('livery_');
  expect(await runWith(ours, 'check', 'metrics')).toEqual({ code: 0, said: '' });
});

test.skipIf(reason !== '')(
  'Prometheus takes the rules, and each fires when it should',
  async () => {
    const checked = await run('check', 'rules', 'alerts.yml');
    const tried = await run('test', 'rules', 'alerts.test.yml');

    expect(checked).toMatchObject({ code: 0 });
    expect(checked.said).toContain(`${alerts.length} rules found`);
    expect(tried, tried.said).toMatchObject({ code: 0 });
    const fired = [...read('alerts.test.yml').matchAll(/alertname: (\w+)/g)].map(
      ([, name = '']) => name,
    );
    expect([...new Set(fired)].toSorted()).toEqual(alerts.map(({ alert }) => alert).toSorted());
  },
);
