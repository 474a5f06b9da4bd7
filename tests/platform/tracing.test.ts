import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { login } from '#api/session.ts';
import { balance, walletTransfer } from '#api/wallet.ts';
import { readTracing } from '#platform/base/tracing/read-tracing.ts';
import { activeTracing } from '#platform/base/tracing/tracing.ts';
import { openMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { type ReceivedSpan, startOtlpReceiver } from '../support/otlp-receiver.ts';
import { startTestPlatform } from '../support/platform.ts';
import { root } from '../support/source-files.ts';

const ENDPOINT = 'OTEL_EXPORTER_OTLP_ENDPOINT';
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';

afterEach(() => {
  delete process.env[ENDPOINT];
});

/** Starts a platform that is traced, lets it be used, and closes it, which sends all spans. */
const traced = async (
  use: (platform: Awaited<ReturnType<typeof startTestPlatform>>) => Promise<void>,
) => {
  const receiver = await startOtlpReceiver();
  process.env[ENDPOINT] = receiver.url;
  const platform = await startTestPlatform([buildMerchant('alpha')], { jobs: false });
  try {
    await use(platform);
  } finally {
    await platform.close();
    await receiver.close();
  }
  return receiver;
};

const childrenOf = (spans: readonly ReceivedSpan[], parent: ReceivedSpan | undefined) =>
  spans.filter(({ parentSpanId }) => parentSpanId === parent?.spanId);

test('a request is a span, in it the call, in it each statement', async () => {
  const receiver = await traced(async (platform) => {
    const member = await openMember(platform, 'alpha', { username: 'traced', cashMinor: 500 });
    const headers = { traceparent: `00-${TRACE}-${PARENT}-01` };
    await platform.call({ ...member, headers }, balance);
  });

  const spans = receiver.spans();
  const request = spans.find(({ parentSpanId }) => parentSpanId === PARENT);
  expect(receiver.paths[0]).toBe('POST /v1/traces application/json');
  expect(request).toMatchObject({
    traceId: TRACE,
    name: `GET ${balance.path}`,
    facts: { 'http.route': balance.path, 'http.response.status_code': 200 },
  });
  const [call] = childrenOf(spans, request);
  expect(call).toMatchObject({ name: 'balance', facts: { 'livery.brand': 'alpha' } });
  const statements = childrenOf(spans, call);
  expect(statements.length).toBeGreaterThan(0);
  for (const { name, traceId, facts } of statements) {
    expect(traceId).toBe(TRACE);
    expect(facts).toMatchObject({ 'db.system.name': 'postgresql' });
    expect(String(facts['db.query.text'])).toMatch(new RegExp(`^${name}`, 'i'));
  }
});

test('no secret, name, address or amount is told, and no query of an address', async () => {
  let token = '';
  const receiver = await traced(async (platform) => {
    const member = await openMember(platform, 'alpha', { username: 'kanariname', cashMinor: 500 });
    const caller = { host: 'alpha.localhost', ip: '203.0.113.77' };
    await platform.call(caller, login, { username: 'kanariname', password: 'kanari-pass-1' });
    await platform.send(
      { ...caller, headers: { cookie: 'a=kanari-cookie' } },
      { path: '/page?ticket=kanari-ticket' },
    );
    await platform.call({ ...caller, ...member }, balance);
    await platform.call(member, walletTransfer, {
      requestId: 'kanari-request-0001',
      from: 'kanari',
      to: 'kanari',
      amountMinor: 31_337,
    });
    token = member.token ?? '';
  });

  const text = receiver.text();
  expect(receiver.spans().some(({ facts }) => facts['livery.refusal'])).toBe(true);
  for (const word of ['kanari', '203.0.113.77', token]) expect(text).not.toContain(word);
  // Numbers and times of spans hold any five digits among theirs.
  expect(text).not.toMatch(/(?<![\da-f])31337(?![\da-f])/);
});

test('a trace that no proxy of ours began is begun anew', async () => {
  const receiver = await traced(async (platform) => {
    const headers = { traceparent: 'no trace at all' };
    await platform.call({ host: 'alpha.localhost', headers }, login, {
      username: 'x',
      password: 'y',
    });
  });

  const request = receiver.spans().find(({ name }) => name === `POST ${login.path}`);
  expect(request?.parentSpanId ?? '').toBe('');
  expect(request?.traceId).toMatch(/^[\da-f]{32}$/);
});

test('a collector that is away keeps nobody waiting and nothing from its end', async () => {
  const gone = await startOtlpReceiver();
  await gone.close();
  process.env[ENDPOINT] = gone.url;
  const platform = await startTestPlatform([buildMerchant('alpha')], { jobs: false });

  expect((await platform.send({ host: 'alpha.localhost' }, { path: '/healthz' })).status).toBe(200);
  await platform.close();

  expect(activeTracing()).toBeNull();
});

test('without a collector nothing is timed, and no package of it is loaded', async () => {
  const platform = await startTestPlatform([buildMerchant('alpha')], { jobs: false });
  expect(activeTracing()).toBeNull();
  await platform.close();
  const script = `
    import { registerHooks } from 'node:module';
    const seen = [];
    registerHooks({ load: (url, context, next) => { seen.push(url); return next(url, context); } });
    await import('./src/platform/app/server.ts');
    console.log(JSON.stringify([seen.length > 300, seen.filter((url) => /open-tracing|sdk-trace|otlp/.test(url))]));
    process.exit(0);`;

  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', script],
    { cwd: root },
  );

  expect(JSON.parse(stdout)).toEqual([true, []]);
});

test.each([
  [{ [ENDPOINT]: 'collector:4318' }, /no http/],
  [{ [ENDPOINT]: 'http://c:4318', OTEL_TRACES_SAMPLER_ARG: '2' }, /from 0 to 1/],
])('%o is refused before anything starts', (env, words) => {
  expect(() => readTracing(env)).toThrow(words);
});

test('the variables of OpenTelemetry say where traces go and how many', () => {
  expect(readTracing({})).toBeNull();
  expect(readTracing({ [ENDPOINT]: 'http://c:4318/', OTEL_TRACES_SAMPLER_ARG: '0.1' })).toEqual({
    url: 'http://c:4318/v1/traces',
    service: 'livery',
    share: 0.1,
  });
});
