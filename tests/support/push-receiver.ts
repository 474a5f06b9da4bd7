import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { makeOwnCertificate } from './own-certificate.ts';

/** A browser that takes web push: it opens what was sealed for it, in its own way. */
const makeBrowser = () => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const open = (body: Buffer): string => {
    const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 86)];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
    const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32));
    const part = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length));
    const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
    const sealed = body.subarray(86);
    decipher.setAuthTag(sealed.subarray(-16));
    const opened = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return opened.subarray(0, opened.lastIndexOf(2)).toString();
  };
  return {
    keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
    open,
  };
};

export interface PushRequest {
  path: string;
  headers: NodeJS.Dict<string | string[]>;
  text: string;
}

/** A push service on this machine, over TLS, and the browser behind it. */
export const startPushReceiver = async () => {
  const { key, cert } = makeOwnCertificate();
  const browser = makeBrowser();
  const received: PushRequest[] = [];
  const state = { status: 201, location: '' };
  const server = https.createServer({ key, cert }, (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = browser.open(Buffer.concat(parts));
      received.push({ path: request.url ?? '', headers: request.headers, text });
      response.writeHead(state.status, state.location ? { location: state.location } : {}).end();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  return {
    host,
    cert,
    keys: browser.keys,
    received,
    state,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
