import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {
  type AnyEndpoint,
  type InputOf,
  type RefusalOf,
  splitInput,
  type ValueOf,
} from '#api/endpoint.ts';
import { ENCRYPTED_TYPE, encryptionKey } from '#api/encryption.ts';
import type { RefusalBody } from '#api/envelope.ts';
import { hashCaptchaAnswer } from '#platform/people/access/captchas.ts';
import { passwordLimits } from '#platform/people/access/password-queue.ts';
import type { Database } from '#platform/base/database/tables.ts';
import type { SlowLimits } from '#platform/base/http/slow-requests.ts';
import type { PlatformOptions } from '#platform/app/platform-options.ts';
import { startPlatform } from '#platform/app/server.ts';
import { encryptBody } from '#site/client/encrypt-body.ts';
import { startTestDatabase, type TestDatabase } from './database.ts';
import type { TestMerchant } from './merchant.ts';
import { sharedPoolUrl } from './pooler.ts';

/** Who calls: which site, with which token, from which address. */
export interface Caller {
  host: string;
  token?: string;
  ip?: string;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
}

export type Outcome<E extends AnyEndpoint> =
  | { ok: true; value: ValueOf<E> }
  | ({ ok: false; refusal: RefusalOf<E>; status: number } & Omit<RefusalBody, 'success' | 'code'>);

/** One request; `raw` is sent as it stands, in place of a body as JSON. */
export interface Request {
  method?: string;
  path: string;
  body?: unknown;
  raw?: string | Buffer;
  contentType?: string;
  /** Keeps connections open; without it each request makes one of its own. */
  agent?: http.Agent;
}

export interface TestPlatform {
  port: number;
  /** Where figures are told; 0 where nothing is measured. */
  metricsPort: number;
  database: Database;
  /** The address of its own database, as the owner. */
  databaseUrl: string;
  reload: (merchants: readonly TestMerchant[]) => Promise<void>;
  send: (caller: Caller, request: Request) => Promise<Answer>;
  call: <E extends AnyEndpoint>(
    caller: Caller,
    endpoint: E,
    input?: InputOf<E>,
  ) => Promise<Outcome<E>>;
  /** Where built sites lie. */
  distDir: string;
  /** Makes a captcha whose answer is known. */
  solvedCaptcha: (code: string) => Promise<{ captchaId: string; captcha: string }>;
  close: () => Promise<void>;
}

/** A whole platform over real HTTP and a database of its own. */
export const startTestPlatform = async (
  merchants: readonly TestMerchant[],
  {
    distDir: sites,
    rateFactor = 1000,
    demo = false,
    jobs = true,
    slow = {},
    metrics,
    log = 'error',
    poolUrl,
    valkeyUrl,
    database,
    eventsEveryMs,
  }: {
    distDir?: string;
    /** In place of one of its own on the tests' server. */
    database?: TestDatabase;
    /** The address behind a pooler, given that of the database. */
    poolUrl?: (databaseUrl: string) => string;
    /** Where limits are counted in place of rows. */
    valkeyUrl?: string;
    rateFactor?: number;
    demo?: boolean;
    jobs?: boolean;
    slow?: Partial<SlowLimits>;
    metrics?: PlatformOptions['metrics'];
    log?: PlatformOptions['log'];
    /** How often events look at the rows by themselves. */
    eventsEveryMs?: number;
  } = {},
): Promise<TestPlatform> => {
  // Nobody is sent away because this machine is slow.
  passwordLimits.mostWaitMs = 600_000;
  const opened = database ?? (await startTestDatabase());
  const stateDir = await mkdtemp(path.join(os.tmpdir(), 'livery-test-'));
  const distDir = sites ?? path.join(stateDir, 'dist');
  const platform = await startPlatform({
    merchants,
    distDir,
    stateDir,
    port: 0,
    databaseUrl: opened.url,
    log,
    metrics,
    poolUrl: poolUrl?.(opened.url) ?? (database ? undefined : sharedPoolUrl(opened.url)),
    valkeyUrl,
    rateFactor,
    demo,
    jobs,
    slow,
    eventsEveryMs,
  });
  const send: TestPlatform['send'] = (caller, request) => sendAt(platform.port, caller, request);
  return {
    port: platform.port,
    metricsPort: platform.metricsPort ?? 0,
    database: opened.database,
    databaseUrl: opened.url,
    distDir,
    reload: platform.reload,
    send,
    call: (caller, endpoint, input) => callAt(platform.port, caller, endpoint, input),
    solvedCaptcha: (code) => storeKnownCaptcha(opened.database, code),
    close: async () => {
      await platform.close();
      await opened.close();
      await rm(stateDir, { recursive: true, force: true });
    },
  };
};

/** Makes one call of the platform that listens at a port of this machine. */
export const callAt = async <E extends AnyEndpoint>(
  port: number,
  caller: Caller,
  endpoint: E,
  input?: InputOf<E>,
): Promise<Outcome<E>> => {
  const { query, body } = splitInput(endpoint, input ?? {});
  const search = new URLSearchParams(query).toString();
  const target = search ? `${endpoint.path}?${search}` : endpoint.path;
  const answer = await sendAt(port, caller, { method: endpoint.method, path: target, body });
  const outcome = toOutcome<E>(answer);
  if (outcome.ok || outcome.refusal !== 'encryption_required') return outcome;
  // A brand that takes secrets only encrypted gets them so.
  const key = toOutcome<typeof encryptionKey>(
    await sendAt(port, caller, { path: encryptionKey.path }),
  );
  if (!key.ok) throw new Error('the platform publishes no key');
  const raw = await encryptBody(body ?? {}, endpoint.path, key.value.key);
  const request = { method: endpoint.method, path: target, raw, contentType: ENCRYPTED_TYPE };
  return toOutcome(await sendAt(port, caller, request));
};

/** Sends one request to the platform that listens at a port of this machine. */
export const sendAt = (
  port: number,
  { host, token, ip, headers = {} }: Caller,
  { method = 'GET', path: target, body, raw, contentType = 'application/json', agent }: Request,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const request = http.request(
      {
        port,
        method,
        path: target,
        host: '127.0.0.1',
        agent: agent ?? false,
        headers: {
          host,
          ...(payload !== undefined && {
            'content-type': contentType,
            'content-length': Buffer.byteLength(payload),
          }),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(ip ? { 'x-forwarded-for': ip } : {}),
          ...headers,
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(parts).toString('utf8'),
          }),
        );
      },
    );
    request.on('error', reject);
    request.end(payload);
  });

/** Reads an answer as the endpoint that was called means it. */
export const toOutcome = <E extends AnyEndpoint>({ status, text }: Answer): Outcome<E> => {
  const body = JSON.parse(text) as { success: true; value: ValueOf<E> } | RefusalBody;
  if (body.success) return { ok: true, value: body.value };
  const { success: _, code, ...rest } = body;
  return { ok: false, refusal: code as RefusalOf<E>, status, ...rest };
};

/** Stores a captcha of a merchant whose answer is known. */
export const storeKnownCaptcha = async (database: Database, code: string) => {
  const { id: merchantId } = await database
    .selectFrom('merchant')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  const captchaId = crypto.randomUUID();
  const captcha = 'KNOWN';
  const answerHash = hashCaptchaAnswer(captchaId, captcha);
  // Longer than a slow machine takes until it is shown.
  const expiresAt = new Date(Date.now() + 600_000);
  await database
    .insertInto('captcha')
    .values({ merchantId, id: captchaId, answerHash, expiresAt })
    .execute();
  return { captchaId, captcha };
};
