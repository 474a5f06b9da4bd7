import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import type { HintChannel } from '#platform/base/hints/hint-channel.ts';
import type { Hint } from '#platform/base/hints/hint.ts';
import { openHints } from '#platform/base/hints/open-hints.ts';
import { keepLog } from '../support/log-lines.ts';
import { makeCredentials, startNats, type TestNats, whyNoNats } from '../support/nats.ts';
import { makeOwnCertificate } from '../support/own-certificate.ts';
import { reportSkipped } from '../support/report-skipped.ts';

if (whyNoNats) reportSkipped(whyNoNats);

const HINT: Hint = { kind: 'member', brand: 'alpha', id: 7 };

describe.skipIf(whyNoNats !== null)('ways into NATS', () => {
  const log = keepLog('warn');
  const ends: (() => Promise<void>)[] = [];

  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });

  const startedWith = async (config: string | ((folder: string) => string)): Promise<TestNats> => {
    const nats = await startNats(typeof config === 'string' ? () => config : config);
    ends.unshift(() => nats.remove());
    return nats;
  };

  const open = async (env: NodeJS.ProcessEnv): Promise<HintChannel> => {
    const hints = await openHints(env, log.log);
    ends.unshift(() => hints.close());
    return hints;
  };

  /** Whether what one process tells comes to another. */
  const carries = async (env: NodeJS.ProcessEnv): Promise<void> => {
    const [one, other] = [await open(env), await open(env)];
    const heard: Hint[] = [];
    other.listen((hint) => heard.push(hint));
    await expect.poll(() => one.state().isConnected && other.state().isConnected).toBe(true);
    one.tell(HINT);
    await expect.poll(() => heard).toEqual([HINT]);
  };

  const reasons = () => log.entries().map(({ reason }) => reason);

  test('a token, and letters in a password that an address has to write otherwise', async () => {
    const byToken = await startedWith('authorization { token: "s3cret-token" }');
    const byPassword = await startedWith('authorization { user: "a@b", password: "p/:@ %1" }');

    await carries({ LIVERY_NATS_URL: `nats://s3cret-token@127.0.0.1:${byToken.port}` });
    await carries({
      LIVERY_NATS_URL: `nats://a%40b:${encodeURIComponent('p/:@ %1')}@127.0.0.1:${byPassword.port}`,
    });
  });

  test('a credentials file, and one of another operator is refused', async () => {
    const { config, credentials } = makeCredentials();
    const { port } = await startedWith(config);
    const env = { LIVERY_NATS_URL: `nats://127.0.0.1:${port}` };

    await carries({ ...env, LIVERY_NATS_CREDENTIALS: credentials.trimEnd() });

    const stranger = await open({
      ...env,
      LIVERY_NATS_CREDENTIALS: makeCredentials().credentials,
    });
    await expect.poll(reasons).toContain('Authorization Violation');
    expect(stranger.state().isConnected).toBe(false);
    expect(log.text()).not.toContain('NKEY SEED');
  });

  test('TLS by a certificate of one’s own, never without it, and never with one that nobody vouches for', async () => {
    const { key, cert } = makeOwnCertificate(['localhost']);
    const config = (folder: string): string => {
      writeFileSync(path.join(folder, 'key.pem'), key);
      writeFileSync(path.join(folder, 'cert.pem'), cert);
      return 'tls { cert_file: "./cert.pem", key_file: "./key.pem" }'.replaceAll(
        './',
        `${folder}/`,
      );
    };
    const [safe, plain] = [await startedWith(config), await startedWith('')];

    await carries({
      LIVERY_NATS_URL: `tls://localhost:${safe.port}`,
      LIVERY_NATS_CA: cert,
    });

    const unvouched = await open({ LIVERY_NATS_URL: `tls://localhost:${safe.port}` });
    const unsafe = await open({ LIVERY_NATS_URL: `tls://127.0.0.1:${plain.port}` });
    await expect.poll(reasons).toContain("server does not support 'tls'");
    // `localhost` may have two addresses, of which one is refused.
    await expect.poll(() => reasons().join()).toMatch(/self-signed certificate|connection refused/);
    expect([unvouched, unsafe].map(({ state }) => state().isConnected)).toEqual([false, false]);
  });

  test('the second of two addresses is taken where the first is away', async () => {
    const { port } = await startedWith('');

    await carries({ LIVERY_NATS_URL: `nats://127.0.0.1:1, nats://127.0.0.1:${port}` });
  });

  test('a NATS that is full, or lets nobody hear, is said once and tried again', async () => {
    const full = await startedWith('max_connections: 1');
    const mute = await startedWith(
      'authorization { users: [{ user: u, password: p, permissions: { subscribe: ["other"] } }] }',
    );
    const only = await open({ LIVERY_NATS_URL: `nats://127.0.0.1:${full.port}` });
    await expect.poll(() => only.state().isConnected).toBe(true);

    const second = await open({ LIVERY_NATS_URL: `nats://127.0.0.1:${full.port}` });
    await open({ LIVERY_NATS_URL: `nats://u:p@127.0.0.1:${mute.port}` });

    const saidOf = ({ port }: TestNats) =>
      log.entries().filter(({ servers }) => String(servers).endsWith(`:${port}`));
    await expect.poll(() => saidOf(full)).toHaveLength(1);
    await expect
      .poll(() => saidOf(mute).map(({ reason }) => reason))
      .toEqual(['Permissions Violation for Subscription to "livery.hints"']);
    await only.close();
    await expect.poll(() => second.state().isConnected).toBe(true);
    expect(saidOf(full).map(({ msg }) => msg)).toEqual([
      'NATS is away: news of other processes come a little later',
      'NATS is back',
    ]);
  });
});
