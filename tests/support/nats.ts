import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect, nkeys } from '@nats-io/transport-node';
import { vi } from 'vitest';
import { provideDebianProgram } from '../../scripts/debian/provide-program.ts';
import { ownPort } from '../../cli/base/free-port.ts';
import { isListening } from '../../scripts/debian/is-listening.ts';
import { root } from './source-files.ts';

/** A NATS of a test's own. */
export interface TestNats {
  port: number;
  start: () => Promise<void>;
  /** Ends it at once: nothing is closed. */
  kill: () => Promise<void>;
  /** Lets it hold its connections and answer nothing, until it is woken. */
  freeze: () => void;
  wake: () => void;
  /** Ends it, and takes its files away. */
  remove: () => Promise<void>;
}

const nats = await provideDebianProgram('nats-server', ['nats-server']);

/** Why there is no NATS on this machine; null where there is one. */
export const whyNoNats = 'missing' in nats ? nats.missing : null;

/**
 * Starts Debian's NATS on this machine.
 *
 * @param configure what stands in its file, given the folder of it, beside the address
 */
export const startNats = async (configure: (folder: string) => string): Promise<TestNats> => {
  if ('missing' in nats) throw new Error(nats.missing);
  const program = path.join(nats.folder, 'usr/sbin/nats-server');
  const port = await ownPort();
  const folder = mkdtempSync(path.join(tmpdir(), 'livery-nats-'));
  const file = path.join(folder, 'nats.conf');
  writeFileSync(file, `listen: 127.0.0.1:${port}\n${configure(folder)}`);
  let child: ChildProcess;
  const start = async (): Promise<void> => {
    child = spawn(program, ['-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr?.on('data', (text: Buffer) => (said = `${said}${text.toString()}`.slice(-2000)));
    await vi.waitUntil(() => child.exitCode !== null || isListening(port), { timeout: 60_000 });
    if (child.exitCode !== null) throw new Error(`NATS did not start.\n${said}`);
  };
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  };
  await start();
  return {
    port,
    start,
    kill,
    freeze: () => void child.kill('SIGSTOP'),
    wake: () => void child.kill('SIGCONT'),
    remove: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** The file of `deploy/`, with this password, at the address of the test. */
export const deployedNats =
  (password: string) =>
  (folder: string): string => {
    writeFileSync(path.join(folder, 'password'), `password: "${password}"\n`);
    const text = readFileSync(path.join(root, 'deploy/nats/nats.conf'), 'utf8');
    return text.replace(/^listen: .*$/m, '').replace(/include \S+/, 'include ./password');
  };

/** Somebody else who is let in, and hears and says what he likes. */
export const connectStranger = async (url: string) => {
  const { host, username, password } = new URL(url);
  const login = { user: username, pass: decodeURIComponent(password) };
  const connection = await connect({ servers: host, ...login, reconnect: false });
  const heard: string[] = [];
  const subscription = connection.subscribe('livery.hints', {
    callback: (_error, message) => void heard.push(message.string()),
  });
  await connection.flush();
  return {
    heard,
    say: async (...texts: (string | Uint8Array)[]): Promise<void> => {
      for (const text of texts) connection.publish('livery.hints', text);
      await connection.flush();
    },
    close: async (): Promise<void> => {
      subscription.unsubscribe();
      await connection.close();
    },
  };
};

const encoder = new TextEncoder();

const base64url = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url');

type KeyPair = ReturnType<typeof nkeys.createUser>;

const publicOf = (pair: KeyPair): string => pair.getPublicKey();

/** A token of NATS, as `nsc` makes it: who the issuer says that the subject is. */
const sign = (issuer: KeyPair, subject: KeyPair, name: string, claims: object): string => {
  const head = base64url(JSON.stringify({ typ: 'JWT', alg: 'ed25519-nkey' }));
  const body = base64url(
    JSON.stringify({
      jti: name,
      iat: Math.floor(Date.now() / 1000),
      iss: publicOf(issuer),
      sub: publicOf(subject),
      name,
      nats: { version: 2, ...claims },
    }),
  );
  return `${head}.${body}.${base64url(issuer.sign(encoder.encode(`${head}.${body}`)))}`;
};

/** What a NATS of operators and accounts trusts, and the credentials file of one of its users. */
export const makeCredentials = (): { config: string; credentials: string } => {
  const [operator, account, user] = [
    nkeys.createOperator(),
    nkeys.createAccount(),
    nkeys.createUser(),
  ];
  const unlimited = { subs: -1, data: -1, payload: -1 };
  const limits = {
    ...unlimited,
    imports: -1,
    exports: -1,
    wildcards: true,
    conn: -1,
    leaf: -1,
  };
  const operatorToken = sign(operator, operator, 'operator', { type: 'operator' });
  const accountToken = sign(operator, account, 'account', { type: 'account', limits });
  const userToken = sign(account, user, 'user', { type: 'user', pub: {}, sub: {}, ...unlimited });
  const seed = new TextDecoder().decode(user.getSeed());
  return {
    config: `operator: ${operatorToken}\nresolver: MEMORY\nresolver_preload: { ${publicOf(account)}: ${accountToken} }\n`,
    credentials: [
      '-----BEGIN NATS USER JWT-----',
      userToken,
      '------END NATS USER JWT------',
      '',
      '-----BEGIN USER NKEY SEED-----',
      seed,
      '------END USER NKEY SEED------',
      '',
    ].join('\n'),
  };
};
