import { Client } from 'pg';
import { pino } from 'pino';
import { deposit } from '#api/deposits.ts';
import { balance } from '#api/wallet.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { JobContext } from '#platform/base/jobs/run-jobs.ts';
import { importMerchants } from '#platform/base/merchants/import-merchants.ts';
import { bankChannel, cardChannel, startDeposit } from './deposits.ts';
import { openMember } from './members.ts';
import { buildMerchant } from './merchant.ts';
import { startTestPlatform } from './platform.ts';

/** Two brands that take deposits, and hands on both sides of the sandbox. */
export const startPaymentFixture = async () => {
  const brands = [
    buildMerchant('alpha', { payments: { channels: [cardChannel, bankChannel] } }),
    buildMerchant('beta', { payments: { channels: [cardChannel] } }),
  ];
  // A deposit that the job asks for at that moment is left to it by a test's own look.
  const platform = await startTestPlatform(brands, { jobs: false });
  const { database } = platform;
  const { merchants } = await importMerchants(database, brands, []);
  const fixture: JobContext = {
    database,
    merchants: () => merchants,
    ownUrl: () => `http://127.0.0.1:${platform.port}`,
    log: pino({ level: 'silent' }),
  };
  let people = 0;

  /** A member with a deposit of 100.00 at the sandbox; `report` is what the sandbox would say. */
  const newDeposit = async (input: { channelId?: string } = {}) => {
    people += 1;
    const caller = await openMember(platform, 'alpha', { username: `sender${people}` });
    const started = await startDeposit(platform, caller, input);
    const report = {
      reference: started.reference,
      providerRef: started.payUrl?.split('.')[1],
      status: 'settled',
      amountMinor: 10_000,
      currency: 'USD',
    };
    const stateAndCash = async () => {
      const seen = await platform.call(caller, deposit, { id: started.id });
      const money = await platform.call(caller, balance);
      if (!seen.ok || !money.ok) throw new Error('the deposit cannot be read');
      return [seen.value.state, money.value.cashMinor];
    };
    return { ...started, caller, report, stateAndCash };
  };

  /** Moves a deposit's and its payment's end into the past. */
  const runOut = async ({ id, reference }: { id: number; reference: string }) => {
    await sql`update deposit set expires_at = now() - interval '1 s', next_query_at = now()
      where id = ${id}`.execute(database);
    await sql`update sandbox_payment set expires_at = now() - interval '1 s'
      where reference = ${reference}`.execute(database);
  };

  /** The provider is to be asked now. */
  const makeDue = ({ id }: { id: number }) =>
    sql`update deposit set next_query_at = now() where id = ${id}`.execute(database);

  /** The provider's own books, as if somebody had decided there without a word to us. */
  const decideSilently = ({ reference }: { reference: string }, status: string) =>
    sql`update sandbox_payment set status = ${status} where reference = ${reference}`.execute(
      database,
    );

  /** While `work` runs, the sandbox cannot read its books and answers with a fault. */
  const whileSandboxFails = async (work: () => Promise<void>) => {
    const owner = new Client({ connectionString: platform.databaseUrl });
    await owner.connect();
    await owner.query('alter table sandbox_payment rename to sandbox_payment_away');
    await work().finally(async () => {
      await owner.query('alter table sandbox_payment_away rename to sandbox_payment');
      await owner.end();
    });
  };

  return { platform, fixture, newDeposit, runOut, makeDue, decideSilently, whileSandboxFails };
};

export type PaymentFixture = Awaited<ReturnType<typeof startPaymentFixture>>;
