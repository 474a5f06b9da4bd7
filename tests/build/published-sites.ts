import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PublishReport, SettleReport } from '../../cli/work/publish/publish-sites.ts';
import { makeFixture } from './build-fixture.ts';
import { requestLivery } from './request-livery.ts';

/** A small fleet, gathered as CI gathers it, and the command that publishes it. */
export const makePublishing = (size: number) => {
  const fixture = makeFixture(size);
  const { folder, out } = fixture;

  /** The fleet as it is now, in a folder that CI would hand on: with signed manifests. */
  const gather = async (name: string): Promise<string> => {
    const { code, stderr } = await fixture.build();
    if (code !== 0) throw new Error(stderr);
    const signed = await requestLivery(['manifest', '--write', '--out', out]);
    if (signed.code !== 0) throw new Error(signed.stderr);
    const to = path.join(folder, name);
    rmSync(to, { recursive: true, force: true });
    // Other files than those of the build: what travels between machines is copied.
    for (const each of [...fixture.codes, '.manifests']) {
      cpSync(path.join(out, each), path.join(to, each), { recursive: true, dereference: true });
    }
    return to;
  };

  const run = async (args: string[], env: Record<string, string> = {}) => {
    const { code, stdout, stderr } = await requestLivery(['publish', ...args, '--json'], env);
    return { code, stderr, stdout };
  };

  /** `livery publish … --json`. */
  const publish = async (args: string[], env?: Record<string, string>) => {
    const { stdout, ...rest } = await run(args, env);
    return { ...rest, report: JSON.parse(stdout || '{}') as PublishReport };
  };

  /** `livery publish --promote` or `--take-back`. */
  const settle = async (args: string[], env?: Record<string, string>) => {
    const { stdout, ...rest } = await run(args, env);
    return { ...rest, report: JSON.parse(stdout || '{}') as SettleReport };
  };

  /** Gives brands another primary color: another site. */
  const paint = (primary: string, ...codes: string[]): void => {
    for (const code of codes) {
      fixture.edit(code, (config) => {
        Object.assign(config['theme'] ?? {}, { brand: { primary } });
      });
    }
  };

  const change = (file: string, edit: (text: string) => string): void =>
    writeFileSync(file, edit(readFileSync(file, 'utf8')));

  return { ...fixture, gather, publish, settle, paint, change };
};
