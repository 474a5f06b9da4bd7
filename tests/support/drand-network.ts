import { randomBytes } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { chainHashOf, SCHEME } from '#beacon/chain-info.ts';
import { messageOf, randomnessOf } from '#beacon/verify-value.ts';

const { shortSignatures } = bls12_381;

/** Seconds between two rounds: the shortest that the protocol knows. */
const PERIOD = 1;

/** A drand network of one member on this machine: real keys and signatures, rounds of one second. */
export interface DrandNetwork {
  /** Of its chain, with the hash at its end. */
  url: string;
  /** What it answers to everything instead; null for what is true. */
  answerWith: (instead: ((path: string) => unknown) | null) => void;
  /** The paths that were asked for. */
  asked: string[];
  /** The value of a round, whenever it is published. */
  valueOf: (round: number) => string;
  close: () => Promise<void>;
}

/** Starts a network; nobody is told a round's value before its moment. */
export const startDrandNetwork = async (): Promise<DrandNetwork> => {
  const { secretKey, publicKey } = shortSignatures.keygen();
  const info = {
    public_key: publicKey.toHex(true),
    period: PERIOD,
    genesis_time: Math.floor(Date.now() / 1000) - 1000,
    groupHash: randomBytes(32).toString('hex'),
    schemeID: SCHEME,
    metadata: { beaconID: 'one-machine' },
  } as const;
  const hash = chainHashOf(info);
  const asked: string[] = [];
  let instead: ((path: string) => unknown) | null = null;

  const sign = (round: number): Uint8Array =>
    shortSignatures.sign(shortSignatures.hash(messageOf(round)), secretKey).toBytes();

  const answer = (path: string): unknown => {
    if (instead) return instead(path);
    if (path === '/info') return info;
    const round = Number(/^\/public\/(\d+)$/.exec(path)?.[1] ?? 0);
    if (round < 1 || (info.genesis_time + (round - 1) * PERIOD) * 1000 > Date.now()) return null;
    return { round, signature: Buffer.from(sign(round)).toString('hex') };
  };
  const server = http.createServer((request, response) => {
    const path = (request.url ?? '').replace(`/${hash}`, '');
    asked.push(path);
    const body = answer(path);
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/${hash}`,
    answerWith: (given) => {
      instead = given;
    },
    asked,
    valueOf: (round) => randomnessOf(sign(round)),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
