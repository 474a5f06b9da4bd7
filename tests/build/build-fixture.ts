import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildReport } from '../../cli/api/build.ts';
import { makeFleet } from '../../scripts/bench/make-fleet.ts';
import { requestLivery } from './request-livery.ts';
import { type Finished, makeWorkFolder, runLivery } from './run-livery.ts';

const reported = ({ code, stdout, stderr }: Finished) => ({
  code,
  stderr,
  report: JSON.parse(stdout) as BuildReport,
});

/** A small fleet of its own in a folder of its own, and the build over it. */
export const makeFixture = (size: number) => {
  const work = makeWorkFolder();
  const codes = makeFleet(work.merchants, size);
  // A state of its own, so that nothing is left in the repository's; the store is shared.
  const line = (args: string[]): string[] => [
    'build',
    ...args,
    '--merchants',
    work.merchants,
    '--out',
    work.out,
    '--json',
  ];
  const build = async (...args: string[]) => reported(await requestLivery(line(args)));
  /** The same in a process of its own: beside another, and with nothing in memory. */
  const buildApart = async (...args: string[]) => reported(await runLivery(line(args)));
  const fileOf = (code: string): string => path.join(work.merchants, code, 'merchant.json');
  const edit = (code: string, change: (config: Record<string, never>) => void): void => {
    const config = JSON.parse(readFileSync(fileOf(code), 'utf8')) as Record<string, never>;
    change(config);
    writeFileSync(fileOf(code), JSON.stringify(config));
  };
  return { ...work, codes, build, buildApart, edit, fileOf };
};
