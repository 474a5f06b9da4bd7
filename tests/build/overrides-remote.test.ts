import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BuildRecord } from '../../cli/build/render/build-record.ts';
import { startCacheServer } from '../support/cache-server.ts';
import { makeFixture } from './build-fixture.ts';
import { giveOwnCode, OWN_CODE } from './own-code.ts';
import { copyCompile, takeCompile } from './own-store.ts';
import { PATIENT } from './patient-requests.ts';
import { readTree, runLivery } from './run-livery.ts';

const work = makeFixture(1);
const [code = ''] = work.codes;
let server: Awaited<ReturnType<typeof startCacheServer>>;

beforeAll(async () => {
  server = await startCacheServer();
  work.edit(code, (config) => {
    Object.assign(config['layout'] ?? {}, { footer: 'slim' });
    Object.assign(config, { home: { sections: ['banners', 'games'] } });
    Object.assign(config['languages'] ?? {}, { list: ['en'], default: 'en', fallback: 'en' });
  });
  giveOwnCode(path.dirname(work.fileOf(code)), OWN_CODE);
});
afterAll(async () => {
  await server.stop();
  work.remove();
});

const homeOf = (machine: string): string => path.join(work.folder, machine, 'home');
const outOf = (machine: string): string => path.join(work.folder, machine, 'dist');

/** Builds the brand on a machine of its own. */
const buildOn = async (machine: string) => {
  const args = ['build', '--merchants', work.merchants, '--out', outOf(machine), '--json'];
  const { stdout, stderr } = await runLivery(args, {
    LIVERY_HOME: homeOf(machine),
    ...PATIENT,
    LIVERY_STORE_URL: server.url,
    LIVERY_STORE_TOKEN: server.token,
    LIVERY_STORE_TEAM: 'our-team',
    LIVERY_SIGNING_KEY: '',
    LIVERY_TRUSTED_KEYS:
      machine === 'first' ? '' : path.join(homeOf('first'), 'keys/signing.pub.pem'),
  });
  return { stderr, report: JSON.parse(stdout) as { built: number; compiled: number } };
};

test('the compile of own code travels by the shared store: another machine compiles nothing', async () => {
  await work.build();
  const record = readFileSync(path.join(work.out, code, 'build.json'), 'utf8');
  const { compile } = JSON.parse(record) as BuildRecord;
  const outbox = path.join(homeOf('first'), 'store/outbox');
  await takeCompile(homeOf('first'));
  copyCompile(compile, homeOf('first'));
  mkdirSync(outbox, { recursive: true });
  // As if it had just been compiled there.
  writeFileSync(path.join(outbox, `compile-${compile}`), '');
  await buildOn('first');
  await takeCompile(homeOf('other'));

  const { stderr, report } = await buildOn('other');

  expect({ stderr, report }).toMatchObject({ stderr: '', report: { built: 1, compiled: 0 } });
  expect(readTree(path.join(outOf('other'), code))).toEqual(readTree(path.join(work.out, code)));
});
