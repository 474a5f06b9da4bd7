import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { readBucket } from '#platform/base/object-store/bucket.ts';
import { ownPort } from '../../cli/base/free-port.ts';
import { makeOwnFolder, ownProcess } from '../base/own-folder.ts';
import { isListening } from '../debian/is-listening.ts';
import { type CephPrograms, provideCeph } from './provide-ceph.ts';

const run = promisify(execFile);

const BUCKET = 'sites';

/** The key of a store that lives for one test. */
const KEY = { AWS_ACCESS_KEY_ID: 'livery', AWS_SECRET_ACCESS_KEY: 'of a store of one test' };

/** Longer than any step takes on a busy machine. */
const WITHIN_MS = 180_000;

/** A store that speaks S3's protocol: Ceph's gateway over a cluster of one machine that keeps everything in its memory. */
export interface CephStore {
  /** `s3://bucket/folder` of a folder of one's own. */
  folder: (name: string) => string;
  /** What the command must be told. */
  env: Record<string, string>;
  stop: () => Promise<void>;
}

/** A cluster of one monitor and one store, where nobody is asked who comes but by the gateway. */
const configOf = (folder: string, libraries: string, { id, port }: { id: string; port: number }) =>
  `[global]
fsid = ${id}
mon host = [v1:127.0.0.1:${port}]
public addr = 127.0.0.1
auth cluster required = none
auth service required = none
auth client required = none
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
osd objectstore = memstore
memstore device bytes = 2147483648
osd class dir = ${libraries}/rados-classes
erasure code dir = ${libraries}/ceph/erasure-code
plugin dir = ${libraries}/ceph
mon data = ${folder}/mon
osd data = ${folder}/osd
rgw data = ${folder}/rgw
run dir = ${folder}
crash dir = ${folder}
admin socket =
pid file =
log file = ${folder}/$name.log
mon cluster log file = ${folder}/cluster.log
mon allow pool size one = true
mon max pg per osd = 1000
rgw rados pool pg num min = 1
rgw gc max objs = 1
rgw lc max objs = 1
`;

/** Until a process that has ended is started again. */
const AGAIN_MS = 500;

/**
 * Starts a process and starts it again whenever it ends, as a supervisor would: on a busy machine a store may speak to the monitor before
 * it has learned of which cluster it is ("wrong fsid"), and gives up.
 */
const keep = (folder: string, program: string, args: readonly string[], env: NodeJS.ProcessEnv) => {
  const start = () => {
    const child = spawn(program, [...args, '-f'], { env, stdio: ['ignore', 'ignore', 'ignore'] });
    ownProcess(folder, child, 'SIGKILL');
    return child;
  };
  const life = { isOver: false, child: start() };
  const live = async (): Promise<void> => {
    await once(life.child, 'exit');
    if (!life.isOver) await wait(AGAIN_MS);
    if (life.isOver) return;
    life.child = start();
    await live();
  };
  const lived = live();
  return {
    end: async (): Promise<void> => {
      life.isOver = true;
      life.child.kill('SIGKILL');
      await lived;
    },
  };
};

type Kept = ReturnType<typeof keep>;

/** What a log says last. */
const endOf = async (folder: string, name: string): Promise<string> => {
  const text = await readFile(path.join(folder, name), 'utf8').catch(() => 'is not there');
  return `${name}: ${text.slice(-600)}`;
};

/** Makes and starts the cluster, and then its gateway. @returns its processes */
const startCluster = async (
  { program, env: given, libraries }: CephPrograms,
  folder: string,
  port: number,
): Promise<Kept[]> => {
  const [id, store, monitorPort] = [randomUUID(), randomUUID(), await ownPort()];
  const config = path.join(folder, 'ceph.conf');
  for (const name of ['mon', 'osd']) await mkdir(path.join(folder, name));
  await writeFile(config, configOf(folder, libraries, { id, port: monitorPort }));
  const env = { ...given, CEPH_CONF: config };
  const inTime = { env, timeout: WITHIN_MS };
  const map = path.join(folder, 'monmap');
  const address = `[v1:127.0.0.1:${monitorPort}]`;
  const own = ['--create', '--fsid', id, '--addv', 'a', address, map];
  await run(program('monmaptool'), own, inTime);
  await run(program('ceph-mon'), ['--mkfs', '-i', 'a', '--monmap', map], inTime);
  const monitor = keep(folder, program('ceph-mon'), ['-i', 'a'], env);
  await run('/usr/bin/python3', [program('ceph'), 'osd', 'new', store], inTime);
  await run(program('ceph-osd'), ['-i', '0', '--mkfs', '--osd-uuid', store], inTime);
  const disk = keep(folder, program('ceph-osd'), ['-i', '0'], env);
  const name = ['-n', 'client.rgw'];
  const secret = ['--access-key', KEY.AWS_ACCESS_KEY_ID, '--secret-key', KEY.AWS_SECRET_ACCESS_KEY];
  const user = ['user', 'create', '--uid', 'livery', '--display-name', 'livery', ...secret];
  await run(program('radosgw-admin'), [...name, ...user], inTime);
  const front = ['--rgw-frontends', `beast endpoint=127.0.0.1:${port}`];
  const gateway = keep(folder, program('radosgw'), [...name, ...front], env);
  while (!(await isListening(port))) await wait(50);
  return [gateway, disk, monitor];
};

/**
 * Starts Ceph's gateway, with a bucket.
 *
 * @throws with the reason why there is none on this machine
 */
export const startCeph = async (): Promise<CephStore> => {
  const programs = await provideCeph();
  const folder = makeOwnFolder('ceph');
  const port = await ownPort();
  const kept = await startCluster(programs, folder, port).catch(async (cause: unknown) => {
    const logs = ['cluster.log', 'osd.0.log', 'client.rgw.log'].map((name) => endOf(folder, name));
    throw new Error(['Ceph did not start.', ...(await Promise.all(logs))].join('\n'), { cause });
  });
  const env = { ...KEY, AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`, AWS_REGION: 'us-east-1' };
  const { base, signer } = readBucket(`s3://${BUCKET}`, env, 0);
  const made = await signer?.fetch(base, { method: 'PUT' });
  if (!made?.ok) throw new Error(`Ceph made no bucket: ${made?.status}`);
  return {
    folder: (name) => `s3://${BUCKET}/${name}`,
    env,
    stop: async () => {
      await Promise.all(kept.map(({ end }) => end()));
      await rm(folder, { recursive: true, force: true });
    },
  };
};
