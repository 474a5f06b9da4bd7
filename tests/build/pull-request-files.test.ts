import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT, runLivery } from './run-livery.ts';
import { workflowFaults } from './workflow-faults.ts';

interface ActionStep {
  uses?: string;
  run?: string;
  shell?: string;
  env?: Record<string, string>;
  with?: Record<string, string>;
}

interface ActionFile {
  inputs: Record<string, { description: string }>;
  outputs: Record<string, { description: string; value: string }>;
  runs: { steps: ActionStep[] };
}

interface WorkflowFile {
  on: { workflow_call: { inputs: Record<string, unknown>; secrets: Record<string, unknown> } };
  jobs: Record<string, { steps: ActionStep[] }>;
}

const WORKFLOW = '.github/workflows/livery.yml';
const textOf = (name: string): string => readFileSync(path.join(ROOT, name), 'utf8');
const action = parse(textOf('action.yml')) as ActionFile;
const workflow = parse(textOf(WORKFLOW)) as WorkflowFile;

test('the action and every workflow are what GitHub’s own parser takes', () => {
  const names = readdirSync(path.join(ROOT, '.github/workflows'));

  expect(workflowFaults('action', 'action.yml', textOf('action.yml'))).toEqual([]);
  expect(names.length).toBeGreaterThan(2);
  for (const name of names)
    expect(workflowFaults('workflow', name, textOf(`.github/workflows/${name}`)), name).toEqual([]);
});

test('the parser refuses a step that is none', () => {
  const broken = textOf('action.yml').replace('using: composite', 'using: compost');
  const wrong = textOf(WORKFLOW).replace('runs-on:', 'runs-off:');

  expect(workflowFaults('action', 'action.yml', broken)).not.toEqual([]);
  expect(workflowFaults('workflow', WORKFLOW, wrong)).not.toEqual([]);
});

test('every verb and option that the action runs exists', async () => {
  const lines = action.runs.steps
    .flatMap(({ run = '' }) => run.split('\n'))
    .flatMap((line) => /npm run --silent livery -- (.+?) >/.exec(line)?.[1] ?? []);
  const pictures = action.runs.steps.flatMap(
    ({ run = '' }) => run.match(/--pictures[\w-]*/g) ?? [],
  );

  expect(lines.map((line) => line.split(' ')[0])).toEqual(['check', 'plan']);
  for (const line of lines) {
    const [verb = ''] = line.split(' ');
    const { stdout } = await runLivery([verb, '--help']);
    const options = line.match(/--[a-z-]+/g) ?? [];
    for (const option of verb === 'plan' ? [...options, ...pictures] : options)
      expect(stdout, `${verb} ${option}`).toMatch(new RegExp(`\\s${option}[ ,]`));
  }
});

test('no input is pasted into a command: all come by the environment', () => {
  const steps = [...action.runs.steps, ...Object.values(workflow.jobs).flatMap((job) => job.steps)];

  expect(steps.filter(({ run = '' }) => run.includes('${{'))).toEqual([]);
  expect(action.runs.steps.filter(({ run, shell }) => run && shell !== 'bash')).toEqual([]);
});

test('the workflow gives the action only inputs that it has, and other actions by their commit', () => {
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
  const own = steps.find(({ uses }) => uses === './.livery-action');
  const foreign = [...steps, ...action.runs.steps].filter(
    ({ uses }) => uses !== undefined && !uses.startsWith('./'),
  );

  expect(Object.keys(own?.with ?? {}).filter((name) => !(name in action.inputs))).toEqual([]);
  expect(foreign.map(({ uses }) => uses)).toEqual(
    foreign.map(() => expect.stringMatching(/@[0-9a-f]{40}$/) as string),
  );
  const used = JSON.stringify(action.runs.steps);
  expect(Object.keys(action.inputs).filter((name) => !used.includes(`inputs.${name}`))).toEqual([]);
});
