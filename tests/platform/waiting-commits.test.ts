import { Client } from 'pg';
import { expect, test } from 'vitest';
import { CELL_SETTINGS, startCellCluster } from '../../scripts/bench/platform/cell-cluster.ts';
import { openMigrated } from '#platform/base/database/open-database.ts';
import { serverLogin } from '#platform/base/database/server-login.ts';
import { requestLivery } from '../build/request-livery.ts';

interface Report {
  findings: { check: string; subject: string; found: string }[];
}

test(
  'while every commit waits for a standby that is gone, the doctor ends, and says so',
  { timeout: 300_000 },
  async () => {
    const cluster = await startCellCluster('alone', [...CELL_SETTINGS, 'fsync=off']);
    await (await openMigrated(cluster.url)).close();
    const owner = new Client({ connectionString: cluster.url });
    const writer = new Client({ connectionString: serverLogin(cluster.url)?.url });
    await owner.connect();
    await writer.connect();
    await owner.query(`alter system set synchronous_standby_names = 'gone'`);
    await owner.query('select pg_reload_conf()');
    const ending = new AbortController();
    // A server that has not read its settings yet acknowledges: one of these is the first that waits.
    const write = async (): Promise<void> => {
      while (!ending.signal.aborted)
        await writer.query('update brands_version set version = version + 1');
    };
    const written = write();
    const ask = async (): Promise<Report> => {
      const { stdout } = await requestLivery(['platform', 'doctor', '--json'], {
        DATABASE_URL: cluster.url,
      });
      return JSON.parse(stdout) as Report;
    };

    await expect
      .poll(async () => (await ask()).findings, { timeout: 200_000 })
      .toContainEqual(
        expect.objectContaining({
          check: 'replication',
          subject: 'commits',
          found: expect.stringContaining('synchronous_standby_names (gone)') as string,
        }),
      );

    ending.abort();
    await owner.query('alter system reset synchronous_standby_names');
    await owner.query('select pg_reload_conf()');
    await written;
    await writer.end();
    await owner.end();
    await cluster.stop();
  },
);
