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
import type { RefusalBody } from '#api/envelope.ts';
import { hashCaptchaAnswer } from '#platform/access/captchas.ts';
import type { Database } from '#platform/database/tables.ts';
import { startPlatform } from '#platform/server.ts';
import { startTestDatabase } from './database.ts';
import type { TestMerchant } from './merchant.ts';

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

export interface TestPlatform {
  port: number;
  database: Database;
  /** The address of its own database, as the owner. */
  databaseUrl: string;
  reload: (merchants: readonly TestMerchant[]) => Promise<void>;
  send: (
    caller: Caller,
    request: { method?: string; path: string; body?: unknown },
  ) => Promise<Answer>;
  call: <E extends AnyEndpoint>(
    caller: Caller,
    endpoint: E,
    input?: InputOf<E>,
  ) => Promise<Outcome<E>>;
  /** Makes a captcha whose answer is known. */
  solvedCaptcha: (code: string) => Promise<{ captchaId: string; captcha: string }>;
  close: () => Promise<void>;
}

/** A whole platform over real HTTP and a database of its own. */
export const startTestPlatform = async (
  merchants: readonly TestMerchant[],
  { distDir, rateFactor = 1000 }: { distDir?: string; rateFactor?: number } = {},
): Promise<TestPlatform> => {
  const opened = await startTestDatabase();
  const stateDir = await mkdtemp(path.join(os.tmpdir(), 'livery-test-'));
  const platform = await startPlatform({
    merchants,
    distDir: distDir ?? path.join(stateDir, 'dist'),
    stateDir,
    port: 0,
    databaseUrl: opened.url,
    log: 'error',
    rateFactor,
  });
  const send: TestPlatform['send'] = (caller, request) => sendTo(platform.port, caller, request);
  return {
    port: platform.port,
    database: opened.database,
    databaseUrl: opened.url,
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
  return toOutcome(await sendTo(port, caller, { method: endpoint.method, path: target, body }));
};

const sendTo = (
  port: number,
  { host, token, ip, headers = {} }: Caller,
  { method = 'GET', path: target, body }: { method?: string; path: string; body?: unknown },
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const request = http.request(
      {
        port,
        method,
        path: target,
        host: '127.0.0.1',
        agent: false,
        headers: {
          host,
          ...(payload ? { 'content-type': 'application/json' } : {}),
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

const toOutcome = <E extends AnyEndpoint>({ status, text }: Answer): Outcome<E> => {
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
  const expiresAt = new Date(Date.now() + 60_000);
  await database
    .insertInto('captcha')
    .values({ merchantId, id: captchaId, answerHash, expiresAt })
    .execute();
  return { captchaId, captcha };
};
