import { rm } from 'node:fs/promises';
import { cpus } from 'node:os';
import { connect } from '#platform/base/database/connect.ts';
import { openDatabase } from '#platform/base/database/open-database.ts';
import { importMerchants } from '#platform/base/merchants/import-merchants.ts';
import { runAllContracts, runContracts } from '#platform/money/contracts/run-contracts.ts';
import { gatherAllTeams, gatherTeams } from '#platform/play/teams/gather-teams.ts';
import { readBenchMerchants } from '../platform/bench-merchants.ts';
import { options } from './agents-options.ts';
import { measureCost } from './measure-cost.ts';
import { makeStateDir } from '../platform/make-state-dir.ts';

/*
 * npm run bench:agents -- --brands [--count 2000]: what the jobs of agents cost when nothing is due, of so many brands with
 * a master and a contract of each kind.
 */
const { count } = options;
const ROUNDS = 5;

const FILL = [
  `insert into merchant (code, currency, config, content_hash)
    select 'many' || n, 'USD', '{}', '' from generate_series(1, ${count}) n`,
  `insert into member (merchant_id, username, nickname, type, language, registered_ip, registered_at)
    select id, 'master', 'x', 1, 'en', '127.0.0.1', now() - interval '1 year' from merchant where code like 'many%'`,
];

/** Measures one run of each job: the first, which gives every master its ladder, and those in which nothing is due. */
export const measure = async (): Promise<void> => {
  const stateDir = await makeStateDir('bench-agents');
  const opened = await openDatabase(stateDir);
  const { database } = opened;
  const connection = await connect(opened.url, { connections: 1 });
  const owner = connection.pool;
  try {
    const { merchants } = await importMerchants(database, await readBenchMerchants(), []);
    const [first] = merchants;
    if (!first) throw new Error('the brand of the benchmark is gone');
    for (const text of FILL) await owner.query(text);
    await owner.query('vacuum analyze');
    const { rows } = await owner.query<{ id: string; code: string }>(
      `select id, code from merchant where code like 'many%' order by id`,
    );
    const many = rows.map(({ id, code }) => ({ id: Number(id), code, config: first.config }));
    const context = { database, merchants: () => many };
    process.stdout.write(`${cpus().length} processors; ${many.length} brands with agents\n`);
    for (const [name, all, one] of [
      ['gatherTeams', gatherAllTeams, gatherTeams],
      ['contracts', runAllContracts, runContracts],
    ] as const) {
      const tell = async (which: string, run: () => Promise<void>) => {
        const { seconds, processor } = await measureCost(owner, run);
        process.stdout.write(
          `${name}, ${which}: ${seconds.toFixed(2)} s, ${processor.toFixed(2)} processor seconds\n`,
        );
      };
      await tell('the first run', () => all(context));
      await owner.query('vacuum analyze');
      for (let round = 0; round < ROUNDS; round += 1) await tell('nothing due', () => all(context));
      await tell('nothing due, brand by brand', async () => {
        for (const brand of many) await one(database, brand);
      });
    }
  } finally {
    await connection.close();
    await opened.close();
    // For root the rows stand elsewhere.
    await rm(stateDir, { recursive: true, force: true });
  }
};
