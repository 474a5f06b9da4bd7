import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { makeFixture } from './build-fixture.ts';
import { ROOT } from './run-livery.ts';

interface Step {
  id?: string;
  name?: string;
  if?: string;
  run?: string;
  env?: Record<string, string>;
}

const fixture = makeFixture(3);
const { codes, edit, fileOf, folder } = fixture;
const [brand = ''] = codes;
const action = parse(readFileSync(path.join(ROOT, 'action.yml'), 'utf8')) as {
  inputs: Record<string, { default: string }>;
  outputs: Record<string, { value: string }>;
  runs: { steps: Step[] };
};
let base = '';

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();

beforeAll(() => {
  git('init', '-q');
  git('add', 'merchants');
  git('commit', '-qm', 'brands');
  base = git('rev-parse', 'HEAD');
  edit(brand, (config) =>
    Object.assign(config, {
      theme: { extends: 'night', brand: { primary: '#6b1d3a', accent: '#274a8c' } },
    }),
  );
});

afterAll(fixture.remove);

const runScript = async (script: string, env: Record<string, string>) => {
  // As GitHub runs `shell: bash`.
  const child = spawn('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const code = new Promise<number | null>((resolve) => void child.on('close', resolve));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, stdout, stderr };
};

/** Runs the steps of the action that are commands, as GitHub would, but for the one that installs. */
const runAction = async (given: Record<string, string>) => {
  const temp = path.join(folder, 'runner');
  mkdirSync(temp, { recursive: true });
  const inputs = Object.fromEntries(
    Object.entries(action.inputs).map(([name, { default: usual }]) => [name, given[name] ?? usual]),
  );
  const outputs: Record<string, string> = {};
  const fill = (value: string): string =>
    value.replaceAll(
      /\$\{\{ (inputs|steps)\.([\w-]+)(?:\.outputs\.([\w-]+))? \}\}/g,
      (_, kind, name, output) =>
        kind === 'inputs' ? (inputs[name] ?? '') : (outputs[`${name}.${output}`] ?? ''),
    );
  const ran: string[] = [];
  const said: Awaited<ReturnType<typeof runScript>>[] = [];
  for (const { id = '', name = '', if: condition, run, env = {} } of action.runs.steps) {
    if (run === undefined || name === 'Install') continue;
    // The one condition of the action; another one has to be read here, too.
    expect([undefined, "${{ inputs.against != '' && steps.check.outputs.code < 2 }}"]).toContain(
      condition,
    );
    if (condition && (inputs['against'] === '' || Number(outputs['check.code']) >= 2)) continue;
    const output = path.join(temp, `output-${id || name}`);
    writeFileSync(output, '');
    const filled = Object.fromEntries(
      Object.entries(env).map(([key, value]) => [key, fill(value)]),
    );
    said.push(
      await runScript(run, {
        ...filled,
        GITHUB_WORKSPACE: folder,
        RUNNER_TEMP: temp,
        GITHUB_OUTPUT: output,
        GITHUB_STEP_SUMMARY: path.join(temp, 'summary.md'),
      }),
    );
    ran.push(name);
    for (const line of readFileSync(output, 'utf8').split('\n').filter(Boolean))
      outputs[`${id}.${line.slice(0, line.indexOf('='))}`] = line.slice(line.indexOf('=') + 1);
  }
  const told = Object.entries(action.outputs).map(([name, { value }]) => [name, fill(value)]);
  return {
    ran,
    said,
    last: said.at(-1)?.code,
    outputs: Object.fromEntries(told) as Record<string, string>,
  };
};

test('the action’s own scripts check brands, plan them and leave with the exit code', async () => {
  const { ran, last, outputs, said } = await runAction({ against: base });

  expect(ran).toEqual(['Check', 'Plan', 'Result']);
  expect(outputs, said[1]?.stderr).toMatchObject({ 'check-exit-code': '0', 'plan-exit-code': '0' });
  expect(last).toBe(0);
  const comment = readFileSync(outputs['comment'] ?? '', 'utf8');
  expect(comment).toContain('### Brands that show every change');
  expect(comment).toContain(brand);
  expect(readFileSync(path.join(folder, 'runner/summary.md'), 'utf8')).toContain(comment);
});

test('a brand at fault is an annotation at its line, and fails the job with 1', async () => {
  const good = readFileSync(fileOf(brand), 'utf8');
  edit(brand, (config) => Object.assign(config, { currency: 'doubloons' }));

  const { last, outputs, said } = await runAction({});
  writeFileSync(fileOf(brand), good);

  expect([last, outputs['check-exit-code'], outputs['plan-exit-code']]).toEqual([1, '1', '']);
  // From the workspace, as a pull request names its files.
  expect(said[0]?.stdout).toMatch(
    new RegExp(`^::error file=merchants/${brand}/merchant\\.json,line=\\d+`, 'm'),
  );
});

test('an input is data: it never becomes a command', async () => {
  const { last, outputs } = await runAction({
    merchants: `none"; touch "${folder}/owned"; echo "`,
    against: '$(touch owned)',
  });

  expect(outputs['check-exit-code']).toBe('1');
  expect([
    last,
    existsSync(path.join(folder, 'owned')),
    existsSync(path.join(ROOT, 'owned')),
  ]).toEqual([1, false, false]);
});
