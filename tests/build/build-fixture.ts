import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildReport } from '../../cli/api/build.ts';
import { makeFleet } from '../../scripts/bench/make-fleet.ts';
import { makeWorkFolder, runLivery } from './run-livery.ts';

/** A small fleet of its own in a folder of its own, and the build over it. */
export const makeFixture = (size: number) => {
  const work = makeWorkFolder();
  const codes = makeFleet(work.merchants, size);
  // A state of its own, so that nothing is left in the repository's; the store is shared.
  const build = async (...args: string[]) => {
    const places = ['--merchants', work.merchants, '--out', work.out, '--json'];
    const { code, stdout, stderr } = await runLivery(['build', ...args, ...places]);
    return { code, stderr, report: JSON.parse(stdout) as BuildReport };
  };
  const fileOf = (code: string): string => path.join(work.merchants, code, 'merchant.json');
  const edit = (code: string, change: (config: Record<string, never>) => void): void => {
    const config = JSON.parse(readFileSync(fileOf(code), 'utf8')) as Record<string, never>;
    change(config);
    writeFileSync(fileOf(code), JSON.stringify(config));
  };
  return { ...work, codes, build, edit, fileOf };
};
