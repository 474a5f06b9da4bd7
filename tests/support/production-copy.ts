import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hostSites } from '../../cli/work/hosting/host-sites.ts';
import { makeWorkFolder, ROOT, runLivery, startLivery } from '../build/run-livery.ts';
import { startTestDatabase, type TestDatabase } from './database.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { productionSettings } from './production-settings.ts';
import { freePort, provideNginx } from './web-server.ts';

/** A brand's site as an operator would serve it: built, in the production profile, behind nginx. */
export interface ProductionCopy {
  /** Of the brand; its links start with `https://` and this. */
  domain: string;
  /** Of nginx, which stands in front. */
  port: number;
  /** Of the platform itself, which nobody outside should reach. */
  platformPort: number;
  database: TestDatabase;
  mail: MailServer;
  close: () => Promise<void>;
}

const BRAND = 'lotus';

/** The brand's own file without what is for trying out. */
const writeMerchant = (folder: string): string => {
  cpSync(path.join(ROOT, 'merchants', BRAND), path.join(folder, BRAND), { recursive: true });
  const file = path.join(folder, BRAND, 'merchant.json');
  const merchant = JSON.parse(readFileSync(file, 'utf8')) as {
    site: { mainDomain: string };
    payments: { channels: { provider: string }[] };
    sms?: { countries: string[] };
  };
  const { payments } = merchant;
  payments.channels = payments.channels.filter(({ provider }) => provider !== 'sandbox');
  merchant.sms = { countries: ['VN'] };
  writeFileSync(file, JSON.stringify(merchant, null, 2));
  return merchant.site.mainDomain;
};

/** Starts the platform, and waits until it says that it serves. */
const serve = async (args: string[], env: Record<string, string>) => {
  const { child, finished } = startLivery(args, env);
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (part: Buffer) => {
      said += part.toString();
      if (said.includes('Ctrl-C')) resolve();
    });
    child.once('exit', () => reject(new Error(`The platform did not start.\n${said}`)));
  });
  return async (): Promise<void> => {
    child.kill('SIGINT');
    await finished;
  };
};

/**
 * Starts a copy that faces the network as production does.
 *
 * @returns why it cannot be had, where Debian's nginx cannot
 */
export const startProductionCopy = async (): Promise<ProductionCopy | { missing: string }> => {
  const nginx = await provideNginx();
  if ('missing' in nginx) return { missing: nginx.missing };
  const work = makeWorkFolder();
  const folder = mkdtempSync(path.join(tmpdir(), 'livery-attacked-'));
  const domain = writeMerchant(work.merchants);
  const [database, mail, port, platformPort] = await Promise.all([
    startTestDatabase(),
    startMailServer(),
    freePort(),
    freePort(),
  ]);
  const env = {
    ...productionSettings,
    DATABASE_URL: database.url,
    LIVERY_SMTP_URL: mail.url,
    LIVERY_HOME: path.join(work.folder, 'home'),
    NO_COLOR: '1',
  };
  const folders = ['--merchants', work.merchants, '--out', work.out];
  const built = await runLivery(['build', ...folders], env);
  if (built.code !== 0) throw new Error(`The site cannot be built.\n${built.stderr}`);
  const stopPlatform = await serve(
    ['serve', '--production', '--port', String(platformPort), ...folders],
    env,
  );
  const { text } = await hostSites('nginx', {
    merchantsDir: work.merchants,
    outDir: work.out,
    upstream: `127.0.0.1:${platformPort}`,
    listen: port,
    local: false,
    brotli: true,
  });
  const file = path.join(folder, 'nginx');
  writeFileSync(file, text);
  const { stop } = await nginx.start(file, port);
  return {
    domain,
    port,
    platformPort,
    database,
    mail,
    close: async () => {
      await stop();
      await stopPlatform();
      await mail.close();
      await database.close();
      work.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
