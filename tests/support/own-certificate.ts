import { generateKeyPairSync, sign } from 'node:crypto';

const der = (tag: number, ...parts: (Buffer | string)[]): Buffer => {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const { length } = content;
  const head =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...head]), content]);
};

const oid = (hex: string): Buffer => der(6, Buffer.from(hex, 'hex'));
const sequence = (...parts: Buffer[]): Buffer => der(0x30, ...parts);

const ECDSA_SHA256 = sequence(oid('2a8648ce3d040302'));

/** A certificate of some host names that signs itself, with its key, both in PEM. */
export const makeOwnCertificate = (
  hosts: readonly string[] = ['localhost'],
): { key: string; cert: string } => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const name = sequence(der(0x31, sequence(oid('550403'), der(0x0c, hosts[0] ?? ''))));
  const names = der(4, sequence(...hosts.map((host) => der(0x82, host))));
  const content = sequence(
    der(0xa0, der(2, Buffer.from([2]))),
    der(2, Buffer.from([1])),
    ECDSA_SHA256,
    name,
    sequence(der(0x17, '200101000000Z'), der(0x17, '491231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(oid('551d11'), names))),
  );
  const signature = sign('sha256', content, privateKey);
  const whole = sequence(content, ECDSA_SHA256, der(3, Buffer.from([0]), signature));
  const lines = whole
    .toString('base64')
    .match(/.{1,64}/g)
    ?.join('\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
};
