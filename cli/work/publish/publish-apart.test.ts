import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { refuse } from '../../program/commands/publish/tell-publishing.ts';
import { InputError, InternalError } from '../../base/terminal/errors.ts';
import { publishSites } from './publish-sites.ts';
import type { Source, Target } from './publishing.ts';

const CODES = ['alpha', 'broken', 'omega'];

const source: Source = {
  shown: 'here',
  codes: () => Promise.resolve(CODES),
  manifest: (code) =>
    code === 'broken'
      ? Promise.reject(new TypeError('files is null'))
      : Promise.reject(new InputError(`${code} has no manifest`)),
  file: () => Promise.resolve(Buffer.from('')),
};

const target: Target = {
  shown: 'there',
  state: () => Promise.resolve(new Map()),
  publish: () => Promise.reject(new Error('there is nothing to publish')),
  settle: () => Promise.resolve([]),
};

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('what is thrown for one brand fails that brand, the others have their turn, and it counts as a fault of ours', async () => {
  vi.stubEnv('LIVERY_HOME', path.join(tmpdir(), 'livery no home'));
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);

  const { report } = await publishSites({ source, target, only: [] });

  expect(report.failed).toMatchObject([
    { code: 'alpha', reason: 'alpha has no manifest' },
    { code: 'broken', isOurs: true },
    { code: 'omega', reason: 'omega has no manifest' },
  ]);
  expect(report.failed[1]?.reason).toContain('files is null');
  expect(() => refuse(report.failed)).toThrow(InternalError);
  expect(() => refuse(report.failed.slice(0, 1))).toThrow(InputError);
});
