import { expect, test } from 'vitest';
import { whitelabel } from '#api/system.ts';
import { requestLivery } from '../build/request-livery.ts';
import { figuresOf, readFigures } from '../support/figures.ts';
import { keepLog } from '../support/log-lines.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform } from '../support/platform.ts';
import { startValkey, whyNoValkey } from '../support/valkey.ts';

const missing = await whyNoValkey();
const UP = 'livery_store_up{store="valkey"}';

interface Found {
  check: string;
  found: string;
  page: string | null;
}

test.skipIf(missing)(
  'while Valkey is away calls are answered, and the log, the figures and the doctor say so',
  async () => {
    const valkey = await startValkey({ keeps: true });
    const log = keepLog('warn');
    const platform = await startTestPlatform([buildMerchant('alpha')], {
      jobs: false,
      metrics: { port: 0 },
      log: log.log,
      valkeyUrl: valkey.url,
    });
    const up = async () => figuresOf(await readFigures(platform)).get(UP);
    const doctor = async (): Promise<Found[]> => {
      const { stdout } = await requestLivery(['platform', 'doctor', '--json'], {
        DATABASE_URL: platform.databaseUrl,
        LIVERY_VALKEY_URL: valkey.url,
      });
      const { findings } = JSON.parse(stdout) as { findings: Found[] };
      return findings.filter(({ check }) => check === 'stores');
    };
    const saidOfValkey = () => log.entries().filter(({ valkey: place }) => place !== undefined);
    const isAnswered = async (): Promise<boolean> =>
      (await platform.call({ host: 'alpha.localhost' }, whitelabel)).ok;
    try {
      // On a machine that has much to do an answer of Valkey may come late, and that call is counted in the rows.
      const inRows = async () => {
        await platform.database.deleteFrom('sharedLimit').execute();
        const told = await isAnswered();
        const counted = await platform.database.selectFrom('sharedLimit').select('key').execute();
        return [told, await up(), counted];
      };
      await expect.poll(inRows).toEqual([true, 1, []]);
      expect(await doctor()).toEqual([]);
      const before = saidOfValkey().length;

      await valkey.stop();

      await expect.poll(up).toBe(0);
      expect(await isAnswered()).toBe(true);
      expect(await doctor()).toMatchObject([
        {
          found: expect.stringContaining(`Valkey at 127.0.0.1:${valkey.port} does not answer`),
          page: 'deploy/observability/runbooks/LiveryStoreAway.md',
        },
      ]);
      expect(saidOfValkey().slice(before)).toHaveLength(1);
      await startAgain(valkey.port, up);
    } finally {
      await platform.close();
      await valkey.stop();
    }
  },
);

const startAgain = async (port: number, up: () => Promise<number | undefined>): Promise<void> => {
  const again = await startValkey({ port });
  try {
    await expect.poll(up).toBe(1);
  } finally {
    await again.stop();
  }
};
