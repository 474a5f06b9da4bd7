import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { COMPILED } from '../../cli/build/compile/compile-sources.ts';
import { ROOT, runLivery } from '../build/run-livery.ts';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, string>;
}

interface Job {
  needs?: string;
  strategy?: { matrix: Record<string, unknown[]> };
  env?: Record<string, string>;
  steps: Step[];
}

interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const workflows = path.join(ROOT, '.github/workflows');
const readWorkflow = (name: string): Workflow =>
  parse(readFileSync(path.join(workflows, name), 'utf8')) as Workflow;

const workflow = readWorkflow('ci.yml');
const nightly = readWorkflow('nightly.yml');
const jobs = readdirSync(workflows).flatMap((name) => Object.values(readWorkflow(name).jobs));
const steps = jobs.flatMap((job) => job.steps);

/** Every command line of the workflow, one each. */
const commands = steps.flatMap(({ run = '' }) =>
  run
    .split(/\n|&&|;|\bdo\b/)
    .map((line) => line.trim())
    .filter((line) => line !== ''),
);

/** `npm run livery -- <verb> …`: the words after the dashes. */
const liveryCalls = commands.flatMap((line) => {
  const [, words] = /^npm run livery -- (.+)$/.exec(line) ?? [];
  // Expressions of the workflow hold spaces; here they are words like any other.
  return words === undefined ? [] : [words.replace(/\$\{\{.*?\}\}/g, '1').split(/\s+/)];
});

const helpOf = new Map<string, string>();
const verbOf = (words: string[]): string[] => {
  const until = words.findIndex((word) => !/^[a-z]+$/.test(word));
  return words.slice(0, until < 0 ? words.length : until);
};

beforeAll(async () => {
  for (const words of liveryCalls) {
    const verb = verbOf(words);
    const { code, stdout } = await runLivery([...verb, '--help']);
    expect({ verb, code }).toEqual({ verb, code: 0 });
    helpOf.set(verb.join(' '), stdout);
  }
});

test('every action is pinned by the hash of a commit', () => {
  const loose = steps
    .flatMap(({ uses }) => uses ?? [])
    // What stands in a folder came by a checkout that is pinned, or asked for by the caller.
    .filter((uses) => !uses.startsWith('./') && !/@[0-9a-f]{40}$/.test(uses));

  expect(loose).toEqual([]);
});

test('every program that the workflow runs is one that the repository or the system has', () => {
  const programs = new Set(commands.map((line) => line.split(' ')[0]));
  const scripts = (
    JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    }
  ).scripts;

  expect(programs).toEqual(new Set(['bash', 'done', 'for', 'gh', 'npm', 'rm', 'tar']));
  for (const line of commands) {
    const [, script] = /^npm run (\S+)/.exec(line) ?? [];
    if (script !== undefined) expect(Object.keys(scripts)).toContain(script);
    const [, program] = /^bash (\S+)$/.exec(line) ?? [];
    if (program !== undefined) expect(existsSync(path.join(ROOT, program))).toBe(true);
  }
});

test('every verb and option of the command that the workflow names exists', () => {
  expect(liveryCalls.length).toBeGreaterThan(4);
  for (const words of liveryCalls) {
    const help = helpOf.get(verbOf(words).join(' ')) ?? '';
    for (const option of words.filter((word) => word.startsWith('--'))) {
      expect(help).toMatch(new RegExp(`(^|\\s)${option}[ ,]`, 'm'));
    }
  }
});

test('the store is cached by everything that the compile reads', () => {
  const keys = steps.flatMap(({ with: input }) => [input?.['key'], input?.['restore-keys']]);
  const hashed = keys.filter((key) => key?.includes('hashFiles'));

  expect(hashed).toHaveLength(2);
  const inputs = [...COMPILED.map((folder) => `${folder}/**`), 'package-lock.json', 'package.json'];
  for (const input of inputs) for (const key of hashed) expect(key).toContain(`'${input}'`);
});

test('each shard of the matrix is built once, and a pull request writes to no store', () => {
  const { build, gather } = workflow.jobs;
  const shards = build?.strategy?.matrix['shard'] ?? [];

  expect(shards).toEqual(shards.map((_, at) => at + 1));
  expect(gather?.needs).toBe('build');
  expect(workflow.permissions).toEqual({ contents: 'read' });
  expect(build?.env?.['LIVERY_STORE_READ_ONLY']).toContain("'pull_request' && '1'");
  expect(build?.env?.['LIVERY_SIGNING_KEY']).toContain("!= 'pull_request'");
});

test('what makes manifests and artefacts signs them by the key that publishers trust', () => {
  const signing = Object.values(workflow.jobs).filter(({ steps: own }) =>
    own.some(({ run = '' }) => /npm run livery -- (?:build|gather)/.test(run)),
  );

  expect(signing).toHaveLength(2);
  for (const { env } of signing) {
    expect(env?.['LIVERY_SIGNING_KEY']).toContain('secrets.LIVERY_SIGNING_KEY');
    expect(env?.['LIVERY_SIGNING_KEY']).toContain("!= 'pull_request'");
  }
});

test('the whole proof runs every night, each part of it once, and may write nothing', () => {
  const { whole } = nightly.jobs;
  const shards = whole?.strategy?.matrix['shard'] ?? [];
  const [line = ''] = (whole?.steps ?? []).flatMap(({ run }) => run ?? []);

  expect(Object.keys(nightly.on)).toContain('schedule');
  expect(nightly.permissions).toEqual({ contents: 'read' });
  expect(shards).toEqual(shards.map((_, at) => at + 1));
  expect(line).toBe('npm run test:all -- --shard ${{ matrix.shard }}/${{ strategy.job-total }}');
});

test('advisories are asked for on every push and every night, in jobs that may write nothing', () => {
  const asking = [workflow, nightly].map(({ jobs: { advisories } }) =>
    (advisories?.steps ?? []).flatMap(({ run }) => run ?? []),
  );
  const line = 'npm audit --omit=dev --audit-level=high';

  expect(asking).toEqual([[line], [line]]);
  expect(Object.keys(workflow.on)).toContain('push');
});

test('every build of all sites keeps its bill of materials and its licences', () => {
  const { gather } = workflow.jobs;
  const kept = gather?.steps.find(({ with: input }) => input?.['name'] === 'sbom')?.with;

  expect(gather?.steps.map(({ run }) => run)).toContain('npm run sbom -- --out sbom.cdx.json');
  expect(kept?.['path']?.split('\n')).toEqual(
    expect.arrayContaining(['sbom.cdx.json', 'THIRD-PARTY.md']),
  );
});
