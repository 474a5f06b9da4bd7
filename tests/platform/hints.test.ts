import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { walletTransfer } from '#api/wallet.ts';
import { requestLivery } from '../build/request-livery.ts';
import { figuresOf, readFigures } from '../support/figures.ts';
import { type Killable, killServer, startProgram } from '../support/killable-server.ts';
import { type Listening, listenAt } from '../support/listening.ts';
import { keepLog } from '../support/log-lines.ts';
import { giveMoney, openMember, type OpenedMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import {
  connectStranger,
  deployedNats,
  startNats,
  type TestNats,
  whyNoNats,
} from '../support/nats.ts';
import { callAt, startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { reportSkipped } from '../support/report-skipped.ts';
import { servedSettings } from '../support/served-settings.ts';
import { openSlot } from '../support/play-fixture.ts';
import { openPlay, setUpGames } from '../support/vendor-messages.ts';
import { vendorOf } from '../support/vendor-player.ts';

if (whyNoNats) reportSkipped(whyNoNats);

const alpha = buildMerchant('alpha', servedSettings);
const SERVER = path.resolve(import.meta.dirname, '../support/serve-hinted.ts');
const PASSWORD = 'a-password-of-the-tests';
const PATIENCE = { timeout: 90_000, interval: 100 };
const FIRST_MINOR = 1_000_000;
const STAKE = openSlot.minimumStakeUnits * 100;

describe.skipIf(whyNoNats !== null)('two processes and a NATS', () => {
  const log = keepLog('warn');
  let folder: string;
  let nats: TestNats;
  let url: string;
  /** Looks by itself twice a second. */
  let usual: TestPlatform;
  /** Looks once a day, and when it is told to. */
  let patient: Killable & { said: string };
  let people = 0;
  let member: OpenedMember;
  let streams: Listening[] = [];

  beforeAll(async () => {
    setUpGames();
    folder = await mkdtemp(path.join(tmpdir(), 'livery-hints-'));
    nats = await startNats(deployedNats(PASSWORD));
    url = `nats://livery:${PASSWORD}@127.0.0.1:${nats.port}`;
    process.env['LIVERY_NATS_URL'] = url;
    usual = await startTestPlatform([alpha], {
      jobs: false,
      log: log.log,
      metrics: { port: 0 },
    });
    process.env['DATABASE_URL'] = usual.databaseUrl;
    patient = await startProgram(SERVER, [folder]);
    await bothHear();
  });

  afterAll(async () => {
    for (const name of ['DATABASE_URL', 'LIVERY_NATS_URL']) delete process.env[name];
    await killServer(patient);
    await usual.close();
    await nats.remove();
    await rm(folder, { recursive: true, force: true });
  });

  beforeEach(async () => {
    for (const stream of streams) stream.stop();
    streams = [];
    member = await newMember();
  });

  const newMember = (): Promise<OpenedMember> => {
    people += 1;
    return openMember(usual, 'alpha', { username: `hinted${people}`, cashMinor: FIRST_MINOR });
  };

  const listen = async (port: number, who = member): Promise<Listening> => {
    const stream = await listenAt(port, who);
    streams.push(stream);
    return stream;
  };

  const atPatient = (who = member) => listen(Number(patient.said), who);

  const balances = ({ events }: Listening) =>
    events.flatMap((event) => (event.name === 'balance' ? [event.data.cashMinor] : []));

  const pay = (port: number, who = member, amountMinor = 1000) =>
    callAt(port, who, walletTransfer, {
      requestId: randomUUID(),
      from: 'MAIN',
      to: 'MOONFERRY',
      amountMinor,
    });

  const figure = async (name: string) => figuresOf(await readFigures(usual)).get(name);
  const isConnected = () => figure('livery_nats_connected{subject="livery.hints"}');
  const count = async (way: string) => (await figure(`livery_hints_total{way="${way}"}`)) ?? 0;

  /** Waits until a hint of the one process has reached a stream of the other. */
  const bothHear = async (): Promise<void> => {
    await vi.waitUntil(async () => (await isConnected()) === 1, PATIENCE);
    const probe = await newMember();
    const stream = await listenAt(Number(patient.said), probe);
    await vi.waitUntil(async () => {
      await pay(usual.port, probe, 1);
      return balances(stream).length > 0;
    }, PATIENCE);
    stream.stop();
  };

  test('what a call changes at one process reaches a stream of the other, which does not look by itself', async () => {
    const [own, other] = [await atPatient(), await atPatient(await newMember())];

    const paid = await pay(usual.port);

    expect(paid.ok).toBe(true);
    await expect.poll(() => balances(own)).toEqual([FIRST_MINOR - 1000]);
    expect(other.events).toEqual([]);
  });

  test('so does a bet of a vendor, which names a session alone', async () => {
    const stream = await atPatient();
    const play = await openPlay(usual, member, { nodeId: openSlot.nodeId, freeTrial: false });
    await pay(usual.port, member, 10 * STAKE);
    await expect.poll(() => balances(stream).at(-1)).toBe(FIRST_MINOR - 10 * STAKE);
    const before = balances(stream).length;

    const bet = await vendorOf(usual, STAKE).bet(play, { payoutMinor: 0 });

    expect(bet.ok).toBe(true);
    await expect.poll(() => balances(stream).length).toBeGreaterThan(before);
  });

  test('a hint holds brand, kind and number, and nothing else', async () => {
    const stranger = await connectStranger(url);

    await pay(usual.port);

    await expect.poll(() => stranger.heard.length).toBeGreaterThan(0);
    for (const text of stranger.heard)
      expect(JSON.parse(text)).toEqual({ kind: 'member', brand: 'alpha', id: member.memberId });
    await stranger.close();
  });

  test('forged hints change nothing: they make it look, and the rows say what is told', async () => {
    const stranger = await connectStranger(url);
    const [own, other] = [await atPatient(), await atPatient(await newMember())];
    await pay(usual.port);
    await expect.poll(() => balances(own)).toEqual([FIRST_MINOR - 1000]);
    const refusedBefore = await count('refused');

    const ofMember = { kind: 'member', brand: 'alpha', id: member.memberId };
    const forged = [
      ofMember,
      { ...ofMember, kind: 'room', id: null },
      { ...ofMember, kind: 'board', id: null },
      { kind: 'draws', brand: null, id: null },
      { kind: 'brands', brand: null, id: null },
      { ...ofMember, brand: 'nobody' },
    ];
    const none = [
      'x',
      '{}',
      '[]',
      'null',
      JSON.stringify({ ...ofMember, balance: 5 }),
      JSON.stringify({ ...ofMember, id: -1 }),
      JSON.stringify({ ...ofMember, kind: '__proto__' }),
      `"${'x'.repeat(900)}"`,
    ];
    await stranger.say(...none, new Uint8Array([0xff, 0, 0xfe]));
    for (let time = 0; time < 200; time += 1)
      await stranger.say(...forged.map((hint) => JSON.stringify(hint)));
    // Moved past every process: only a look tells of it.
    await usual.database
      .transaction()
      .execute((tx) =>
        giveMoney(tx, { ...member, currency: alpha.config.currency }, 7, randomUUID()),
      );
    await stranger.say(JSON.stringify(ofMember));

    await expect.poll(() => balances(own)).toEqual([FIRST_MINOR - 1000, FIRST_MINOR - 993]);
    expect(own.events.every(({ name }) => name === 'balance' || name === 'unread')).toBe(true);
    expect(other.events).toEqual([]);
    await expect.poll(() => count('refused')).toBe(refusedBefore + none.length + 1);
    await stranger.close();
  });

  test('with NATS killed in the middle news come by looking, and by hints again when it is back', async () => {
    const usualStream = await listen(usual.port);
    await pay(Number(patient.said));
    await expect.poll(() => balances(usualStream).at(-1)).toBe(FIRST_MINOR - 1000);

    await nats.kill();
    await expect.poll(isConnected).toBe(0);
    const paid = [await pay(Number(patient.said)), await pay(usual.port)];

    expect(paid.every(({ ok }) => ok)).toBe(true);
    await expect.poll(() => balances(usualStream).at(-1)).toBe(FIRST_MINOR - 3000);
    expect(await count('dropped')).toBeGreaterThan(0);
    const said = () => log.entries().filter(({ msg }) => String(msg).startsWith('NATS'));
    expect(said().map(({ msg }) => msg)).toEqual([
      'NATS is away: news of other processes come a little later',
    ]);
    await nats.start();
    await bothHear();
    expect(said().map(({ msg }) => msg)).toEqual([expect.anything(), 'NATS is back']);
    expect(log.text()).not.toContain(PASSWORD);
  });

  test('a NATS that answers nothing holds no call up', async () => {
    nats.freeze();

    for (let time = 0; time < 20; time += 1)
      expect(await pay(usual.port, member, 1)).toMatchObject({ ok: true });

    nats.wake();
    await bothHear();
  });

  const doctor = async (natsUrl: string) => {
    const env = { DATABASE_URL: usual.databaseUrl, LIVERY_NATS_URL: natsUrl };
    const { stdout } = await requestLivery(['platform', 'doctor', '--json'], env);
    const { findings } = JSON.parse(stdout) as { findings: { check: string; found: string }[] };
    return findings.filter(({ check }) => check === 'hints').map(({ found }) => found);
  };

  test('the doctor says what stands between the platform and NATS, and no password', async () => {
    const wrong = `nats://livery:not-${PASSWORD}@127.0.0.1:${nats.port}`;

    expect(await doctor(url)).toEqual([]);
    const refused = await doctor(wrong);
    expect(refused).toEqual([expect.stringContaining('Authorization Violation')]);
    const [gone] = await doctor(`nats://livery:${PASSWORD}@127.0.0.1:1`);
    expect(gone).toContain('NATS at 127.0.0.1:1 cannot be used: connection refused');
    expect(`${refused.join('')}${gone}`).not.toContain(PASSWORD);
  });
});
