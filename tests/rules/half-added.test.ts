import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findHalfAdded } from '../support/half-added.ts';
import { root } from '../support/source-files.ts';

const JOBS = 'src/platform/app/jobs/jobs.ts';

let planted = '';

const write = (file: string, text = ''): void => {
  const target = path.join(planted, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
};

beforeEach(() => {
  planted = mkdtempSync(path.join(tmpdir(), 'livery-half-'));
  write(JOBS, 'export const jobs: readonly Job[] = [dustJob];');
});

afterEach(() => rmSync(planted, { recursive: true }));

test('no component, job or screen is half added', () => {
  expect(findHalfAdded(root)).toEqual([]);
});

test('a component without its story or its test is told', () => {
  write('src/components/Lamp/Lamp.tsx');

  expect(findHalfAdded(planted)).toEqual([
    'component Lamp: src/components/Lamp/Lamp.stories.tsx is missing',
    'component Lamp: src/components/Lamp/Lamp.test.tsx is missing',
  ]);

  write('src/components/Lamp/Lamp.stories.tsx');
  write('src/components/Lamp/Lamp.test.ts');

  expect(findHalfAdded(planted)).toEqual([]);
});

test('a job that the list does not name is told', () => {
  write('src/platform/money/dust.ts', 'export const dustJob: Job = {};');
  write('src/platform/money/rust.ts', 'export const rustJob: Job = {};');

  expect(findHalfAdded(planted)).toEqual([
    `job rustJob of src/platform/money/rust.ts: its line in ${JOBS} is missing`,
  ]);
});

test('a screen to which nothing leads is told', () => {
  write('src/site/player/attic/AtticScreen.tsx');
  write('src/site/player/cellar/CellarScreen.tsx');
  write('src/site/player/cellar/cellar.screen.ts', "load: () => import('./CellarScreen.tsx')");

  expect(findHalfAdded(planted)).toEqual([
    'screen AtticScreen: a *.screen.ts beside src/site/player/attic/AtticScreen.tsx is missing',
  ]);
});
