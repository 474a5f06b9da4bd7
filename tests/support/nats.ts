import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { connect, nkeys } from '@nats-io/transport-node';
import {
  type NatsServer,
  startNats,
  whyNoNats as findWhyNoNats,
} from '../../scripts/debian/start-nats.ts';
import { root } from './source-files.ts';

export { startNats };

/** A NATS of a test's own. */
export type TestNats = NatsServer;

/** Why there is no NATS on this machine; null where there is one. */
export const whyNoNats = await findWhyNoNats();

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
